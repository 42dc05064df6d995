/** A declaration of something that can be called, in parts. */
export interface Signature {
  /** What is before the parentheses, with type parameters. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** What is after the parentheses. */
  readonly result: string;
}

export interface Parameter {
  readonly isOptional: boolean;
  readonly isRest: boolean;
  readonly type: string;
}

/** Reads one declaration, or returns nothing when it has no parentheses. */
export function signatureOf(text: string): Signature | undefined {
  const start = text.indexOf('(');
  if (start === -1) return undefined;
  const end = closingOf(text, start);
  return end === -1
    ? undefined
    : {
        name: text.slice(0, start),
        parameters: split(text.slice(start + 1, end), ',').map(parameterOf),
        result: text.slice(end + 1),
      };
}

/** Returns the members of a union; another type is its only member. */
export function unionOf(type: string): ReadonlySet<string> {
  return new Set(split(type, '|'));
}

/** Returns where the bracket that opens at `start` is closed, or -1. */
export function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index] ?? '';
    if ('([{<'.includes(character)) depth++;
    if (isClosing(text, index)) depth--;
    if (depth === 0) return index;
  }
  return -1;
}

/** Splits at a separator that is outside all brackets. */
function split(text: string, separator: string): string[] {
  const pieces: string[] = [''];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if ('([{<'.includes(character)) depth++;
    if (isClosing(text, index)) depth--;
    if (depth === 0 && character === separator) pieces.push('');
    else pieces[pieces.length - 1] += character;
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** The end of an arrow closes nothing. */
function isClosing(text: string, index: number): boolean {
  const character = text[index] ?? '';
  return ')]}>'.includes(character) && !(character === '>' && text[index - 1] === '=');
}

/** The name of a parameter is its own affair: callers do not write it. */
function parameterOf(text: string): Parameter {
  const [, rest = '', optional = '', type = ''] =
    /^(\.\.\.)?[\w$]+(\?)?:\s*([\s\S]+)$/.exec(text) ?? [];
  return {
    isOptional: optional !== '',
    isRest: rest !== '',
    type: type === '' ? text : type,
  };
}
