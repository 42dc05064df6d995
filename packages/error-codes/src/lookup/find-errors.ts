/** A number with its sentence, `%s` for each value. */
export interface KnownError {
  readonly code: number;
  readonly message: string;
}

/** What a reader is looking for. */
export interface Report {
  readonly code: number;
  /** What the production build put into the sentence. */
  readonly values: readonly string[];
}

/** A part of a sentence; a value is undefined when the report does not hold it. */
export type MessagePart =
  {readonly text: string} | {readonly value: string | undefined};

const PLACE = '%s';
const NUMBERED = /Minified Lexical (?:error|warning) #(\d+)/;
const ADDRESS = /https?:\/\/[^\s"'<>]+[?&]code=\d+[^\s"'<>]*/;
const NUMBER = /^#?(\d{1,4})$/;

/** Reads the query of this page's address: `?code=12&v=…&v=…`. */
export function readQuery(query: string): Report | undefined {
  const parameters = new URLSearchParams(query);
  const code = parameters.get('code') ?? '';
  return /^\d+$/.test(code)
    ? {code: Number(code), values: parameters.getAll('v')}
    : undefined;
}

/** Returns the query that {@link readQuery} reads. */
export function writeQuery({code, values}: Report): string {
  const parameters = new URLSearchParams({code: String(code)});
  for (const value of values) {
    parameters.append('v', value);
  }
  return `?${parameters}`;
}

/**
 * Finds the error of a pasted text: a production message, alone or in a stack, the address in it, a
 * number, or a sentence of a development build.
 */
export function readReport(
  text: string,
  errors: readonly KnownError[],
): Report | undefined {
  const address = ADDRESS.exec(text)?.[0];
  const linked = address ? readQuery(address.slice(address.indexOf('?'))) : undefined;
  const number = (NUMBERED.exec(text) ?? NUMBER.exec(text.trim()))?.[1];
  if (linked ?? number) {
    return linked ?? {code: Number(number), values: []};
  }
  const reports = errors.flatMap(({code, message}) => {
    const values = hasWords(message)
      ? sentenceOf(message).exec(text)?.slice(1)
      : undefined;
    return values ? [{report: {code, values}, length: message.length}] : [];
  });
  return reports.sort((one, other) => other.length - one.length)[0]?.report;
}

/** Returns the errors that have all words of a text, in the order of the numbers. */
export function searchErrors(
  text: string,
  errors: readonly KnownError[],
): readonly KnownError[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return errors.filter(({code, message}) => {
    const searched = `${code} ${message}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** Puts the values into a sentence. */
export function fillMessage(
  message: string,
  values: readonly string[],
): readonly MessagePart[] {
  return message
    .split(PLACE)
    .flatMap((text, index) => [
      ...(index > 0 ? [{value: values[index - 1]}] : []),
      ...(text ? [{text}] : []),
    ]);
}

/** A sentence that is hardly more than a value would be found in any text. */
function hasWords(message: string): boolean {
  return message.replaceAll(PLACE, '').trim().length > 12;
}

function sentenceOf(message: string): RegExp {
  const pattern = message.split(PLACE).map(literally).join('(.{0,200}?)');
  return new RegExp(message.endsWith(PLACE) ? `${pattern}(?=\\s|$)` : pattern);
}

function literally(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
