/** What to search for. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** Returns the pattern of a query, to be matched line by line; null for an empty query. */
export function patternOf({text, matchCase, wholeWord}: FindQuery): RegExp | null {
  if (text === '') return null;
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // `\b` only knows ASCII letters.
  const source = wholeWord
    ? String.raw`(?<![\p{L}\p{N}_])${literal}(?![\p{L}\p{N}_])`
    : literal;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}
