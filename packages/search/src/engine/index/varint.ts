const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_BITS = 5;
const CONTINUES = 1 << VALUE_BITS;
const VALUE_MASK = CONTINUES - 1;

const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) {
  VALUES[DIGITS.charCodeAt(value)] = value;
}

/**
 * Encodes non-negative integers as text: base-64 digits of five bits, least significant first, with
 * a sixth bit that says that more follow (the VLQ of source maps, without its sign bit).
 */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    while (number > VALUE_MASK) {
      text += DIGITS[(number & VALUE_MASK) | CONTINUES];
      number >>>= VALUE_BITS;
    }
    text += DIGITS[number];
  }
  return text;
}

/** Decodes the output of {@link encodeNumbers}. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = VALUES[text.charCodeAt(index)] ?? 0;
    number += (digit & VALUE_MASK) << shift;
    if (digit & CONTINUES) {
      shift += VALUE_BITS;
    } else {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** Returns the differences between consecutive numbers, in a form that is never negative (zigzag). */
export function toSteps(numbers: readonly number[]): number[] {
  let previous = 0;
  return numbers.map((number) => {
    const step = number - previous;
    previous = number;
    return step < 0 ? -step * 2 - 1 : step * 2;
  });
}

/** Reverts {@link toSteps}. */
export function fromSteps(steps: readonly number[]): number[] {
  let number = 0;
  return steps.map((step) => (number += step % 2 === 1 ? -(step + 1) / 2 : step / 2));
}
