/** The formats in which a document can be written. */
export type DocumentFormat = 'json' | 'html' | 'markdown';

/** Guesses the format of a text from its first characters. */
export function guessFormat(text: string): DocumentFormat {
  const start = text.trimStart();
  if (/^[{[]/.test(start)) return 'json';
  return /^<(!doctype|[a-z][\w-]*[\s/>])/i.test(start) ? 'html' : 'markdown';
}
