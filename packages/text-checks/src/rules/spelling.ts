import {readFileSync} from 'node:fs';

import {
  type CSpellSettings,
  getDefaultSettings,
  mergeSettings,
  spellCheckDocument,
} from 'cspell-lib';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';

const SUGGESTIONS = 3;

/** Words that are neither in the dictionaries nor in the project's lists. */
export async function checkSpelling(
  pages: readonly Page[],
  {words}: TextOptions,
): Promise<Problem[]> {
  const settings = await spellingSettings(words);
  const problems: Problem[] = [];
  for (const page of pages) {
    const {issues} = await spellCheckDocument(
      {uri: page.file, text: page.prose, languageId: 'plaintext', locale: 'en-US'},
      {noConfigSearch: true, generateSuggestions: true, numSuggestions: SUGGESTIONS},
      settings,
    );
    for (const {text, offset, suggestions = []} of issues) {
      problems.push({
        what: `The word "${text}" is in no dictionary.`,
        where: placeOf(page, offset),
        expected:
          suggestions.length > 0
            ? `American spelling, perhaps ${suggestions.join(', ')}`
            : 'American spelling',
        fix: 'Correct it. If it is already correct, add it to the word list. If it is a name in code, write it as code.',
      });
    }
  }
  return problems;
}

async function spellingSettings(files: readonly string[]): Promise<CSpellSettings> {
  const words = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );
  return mergeSettings(await getDefaultSettings(), {
    language: 'en-US',
    words,
    dictionaries: ['en_us', 'softwareTerms', 'typescript', 'node', 'html', 'fullstack'],
    allowCompoundWords: false,
    minWordLength: 3,
  });
}
