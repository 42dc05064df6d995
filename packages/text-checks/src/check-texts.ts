import type {TextOptions} from './options';
import {type Page, readPage} from './page';
import type {Problem} from './problem';
import {codeNamesRule} from './rules/code-names';
import {deprecatedNamesRule} from './rules/deprecated-names';
import {checkDescription} from './rules/descriptions';
import {checkDuplicates} from './rules/duplicates';
import {checkGrammar} from './rules/grammar';
import {checkHeadingOrder, checkSentenceCase} from './rules/headings';
import {checkLength} from './rules/length';
import {checkLinks} from './rules/links';
import {checkSections} from './rules/sections';
import {checkSpelling} from './rules/spelling';
import {checkTabs} from './rules/tabs';
import {checkTerms} from './rules/terms';

/** What a check of texts finds. */
export interface TextResult {
  /** How many pages were read. */
  readonly pages: number;
  /** In the order of files and lines; empty when all is well. */
  readonly problems: readonly Problem[];
}

/**
 * Checks the texts of pages: spelling, terms, headings, links, lengths, and sentences that stand twice.
 *
 * @param files - Markdown and MDX files
 * @returns what is wrong; a problem is never thrown
 */
export async function checkTexts(
  files: readonly string[],
  options: TextOptions,
): Promise<TextResult> {
  const {pages, problems} = readAll(files);
  const checkCodeNames = codeNamesRule(options);
  const checkDeprecatedNames = deprecatedNamesRule(options);
  const perPage = pages.map(async (page) => [
    ...checkTerms(page, options),
    ...(await checkHeadingOrder(page)),
    ...checkSentenceCase(page, options),
    ...checkDescription(page, options),
    ...checkLinks(page),
    ...checkLength(page, options),
    ...checkTabs(page, options),
    ...checkCodeNames(page),
    ...checkDeprecatedNames(page),
    ...(await checkGrammar(page)),
  ]);
  const all = [
    ...problems,
    ...(await Promise.all(perPage)).flat(),
    ...(await checkSpelling(pages, options)),
    ...checkDuplicates(pages, options),
    ...checkSections(pages, options),
  ];
  return {pages: files.length, problems: all.sort(byPlace)};
}

function readAll(files: readonly string[]): {pages: Page[]; problems: Problem[]} {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(readPage(file));
    } catch (error) {
      problems.push({
        what: `The file cannot be read as MDX: ${error instanceof Error ? error.message : String(error)}`,
        where: {
          file,
          line: error instanceof Error && 'line' in error ? Number(error.line) : 1,
        },
        expected: 'a file that MDX can parse',
        fix: 'Correct the markup at this place.',
      });
    }
  }
  return {pages, problems};
}

function byPlace({where: one}: Problem, {where: other}: Problem): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
}
