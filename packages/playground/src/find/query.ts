/** What is looked for, and how strictly. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** Returns the pattern of a query, for one line of text after the other; null for an empty query. */
export function patternOf({text, matchCase, wholeWord}: FindQuery): RegExp | null {
  if (text === '') return null;
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // `\b` knows ASCII letters only.
  const source = wholeWord
    ? String.raw`(?<![\p{L}\p{N}_])${literal}(?![\p{L}\p{N}_])`
    : literal;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}
