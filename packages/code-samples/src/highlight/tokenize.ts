import {
  bundledLanguages,
  bundledLanguagesAlias,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki';

import {roleOfColor, roleTheme, type Role} from './roles';

/** A run of characters of one line in one color. */
export interface Token {
  readonly text: string;
  readonly role?: Role;
}

/** The language name of code without colors. */
export const PLAIN_LANGUAGE = 'text';

let highlighter: Promise<Highlighter> | undefined;

/** Returns whether fences can use this language. */
export function isKnownLanguage(language: string): boolean {
  return (
    language === PLAIN_LANGUAGE ||
    language in bundledLanguages ||
    language in bundledLanguagesAlias
  );
}

/** Returns the tokens of each line; the language must be a known one. */
export async function tokenize(code: string, language: string): Promise<Token[][]> {
  if (language === PLAIN_LANGUAGE) {
    return code.split('\n').map((text) => [{text}]);
  }
  highlighter ??= createHighlighter({themes: [roleTheme], langs: []});
  const shiki = await highlighter;
  await shiki.loadLanguage(language as BundledLanguage);
  const {tokens} = shiki.codeToTokens(code, {
    lang: language as BundledLanguage,
    theme: 'code-sample-roles',
    // By default, a line that takes long, on a busy machine, is left half finished.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({content, color}) => ({text: content, role: roleOfColor(color)})),
  );
}
