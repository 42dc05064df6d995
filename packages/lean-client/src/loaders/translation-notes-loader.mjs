// @ts-check

/** In JavaScript `description: '…',`, in JSX `description="…"`. */
const NOTE =
  /\bdescription(?:=|:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`),?/g;

/** The names by which translations are looked up, as the theme writes them. */
const NAME = /\bid(?:=|:\s*)'theme\.[\w.-]+',?|\bid="theme\.[\w.-]+"/g;

/**
 * Removes notes for translators, who read the sources, from the theme's texts, and their names if
 * there are no translations.
 *
 * @this {import('@rspack/core').LoaderContext<{isTranslated: boolean}>}
 * @param {string} source
 * @returns {string}
 */
export default function translationNotesLoader(source) {
  if (!/\btranslate\(|<Translate\b/.test(source)) return source;
  const bare = source.replace(NOTE, '');
  return this.getOptions().isTranslated ? bare : bare.replace(NAME, '');
}
