import {ProtocolError} from './protocol-error';

/** Filters as in Algolia: a list of conditions, in which an inner list means "one of these". */
export type FilterList = (string | string[])[];

/** Reads a string; numbers and booleans are converted, as in Algolia. */
export function text(name: string, value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw invalid(name, 'a string');
}

/** Reads an integer; a larger one is limited to `max`. */
export function integer(
  name: string,
  value: unknown,
  min: number,
  max: number,
): number {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min) {
    throw invalid(name, `an integer from ${String(min)}`);
  }
  return Math.min(number, max);
}

/** Reads `true` or `false`. */
export function boolean(name: string, value: unknown): boolean {
  if (value === true || value === 'true' || value === 1 || value === '1') {
    return true;
  }
  if (value === false || value === 'false' || value === 0 || value === '0') {
    return false;
  }
  throw invalid(name, 'a boolean');
}

/** Reads one of several words. */
export function choice<Choice extends string>(
  name: string,
  value: unknown,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((item) => item === value);
  if (found === undefined) {
    throw invalid(name, choices.join(', '));
  }
  return found;
}

/** Reads a list of attributes, as a list, as JSON, or separated with commas. */
export function attributeList(name: string, value: unknown): string[] {
  const list = typeof value === 'string' ? listFromString(value) : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    throw invalid(name, 'an array of strings');
  }
  return list.map((item) => item.trim()).filter((item) => item !== '');
}

/** Reads filters: `["a:1", ["b:2", "b:3"]]` is "a is 1, and b is 2 or 3". */
export function filterList(name: string, value: unknown): FilterList {
  const list = typeof value === 'string' ? listFromString(value) : value;
  if (!Array.isArray(list)) {
    throw invalid(name, 'an array of strings and arrays of strings');
  }
  return list.map((item: unknown) => {
    const inner: unknown[] = Array.isArray(item) ? item : [item];
    if (
      !inner.every(
        (condition) => typeof condition === 'string' && condition.includes(':'),
      )
    ) {
      throw invalid(name, 'conditions of the form "attribute:value"');
    }
    return inner as string[];
  });
}

function listFromString(value: string): unknown {
  if (!value.trim().startsWith('[')) {
    return value.split(',');
  }
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

function invalid(name: string, expected: string): ProtocolError {
  return new ProtocolError(
    400,
    `Invalid value for parameter "${name}", expected ${expected}`,
  );
}
