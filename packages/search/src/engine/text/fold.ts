const COMBINING_MARKS = /\p{M}+/gu;

/** Returns `text` in lower case and without diacritics, the form for all comparisons. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(COMBINING_MARKS, '').toLowerCase();
}
