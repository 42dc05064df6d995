const LANGUAGES = ['javascript', 'typescript', 'css', 'html', 'markdown'] as const;

/** A language whose code can be formatted. */
export type Formattable = (typeof LANGUAGES)[number];

/** Returns whether code in this language can be formatted. */
export function isFormattable(language: string): language is Formattable {
  return LANGUAGES.some((known) => known === language);
}
