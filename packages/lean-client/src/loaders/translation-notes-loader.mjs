// @ts-check

/** In JavaScript `description: '…',`, in JSX `description="…"`. */
const NOTE =
  /\bdescription(?:=|:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`),?/g;

/**
 * Leaves out of the theme's texts what they tell translators, who read the sources.
 *
 * @param {string} source
 * @returns {string}
 */
export default function translationNotesLoader(source) {
  return /\btranslate\(|<Translate\b/.test(source) ? source.replace(NOTE, '') : source;
}
