/** A name in lines of code. */
export interface CodeName {
  name: string;
  /** The receiver: `editor` in `editor.update()`. */
  receiver: string | null;
  /** Called, extended, imported, used as an element, or a constant: the subject of the line. */
  leading: boolean;
}

const STRINGS = /'[^']*'?|"[^"]*"?|`[^`]*`?/gu;

const IDENTIFIER = /(?:([$\w]+)\s*\??\.\s*)?([$\p{L}_][$\w]*)/gu;

const KEYWORDS = new Set(
  `as async await break case catch class const constructor continue default delete do else export extends
  false finally for from function if implements import in instanceof interface let new null of private
  protected public return set static super switch this throw true try type typeof undefined var void while`.split(
    /\s+/u,
  ),
);

/** What comes before an element's name, but not before a type argument or a base class. */
const ELEMENT_OR_BASE = /(?:(?:^|[^\w$])<|\bextends\s+)$/u;

const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u;

/** Returns the names in lines of code, in order and without duplicates; skips strings. */
export function codeNames(code: string): CodeName[] {
  const text = code.replace(STRINGS, ' ');
  const imports = /^\s*(?:import|export)\b/u.test(text);
  const names = new Map<string, CodeName>();
  for (const {0: all, 1: receiver, 2: name = '', index} of text.matchAll(IDENTIFIER)) {
    if (KEYWORDS.has(name)) {
      continue;
    }
    const before = text.slice(0, index);
    const after = text.slice(index + all.length);
    const leading =
      imports ||
      CONSTANT.test(name) ||
      /^\s*(?:<[^>]*>)?\(/u.test(after) ||
      ELEMENT_OR_BASE.test(before);
    const known = names.get(name);
    names.set(name, {
      leading: leading || (known?.leading ?? false),
      name,
      receiver: receiver ?? known?.receiver ?? null,
    });
  }
  return [...names.values()];
}
