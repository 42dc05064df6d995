import type {TextOptions} from './options';
import {type Page, readPage} from './page';
import type {Problem} from './problem';
import {readRelatedPages} from './related-pages';
import {codeNamesRule} from './rules/code-names';
import {deprecatedNamesRule} from './rules/deprecated-names';
import {checkDescription} from './rules/descriptions';
import {checkDuplicates} from './rules/duplicates';
import {checkGrammar} from './rules/grammar';
import {checkHeadingOrder, checkSentenceCase} from './rules/headings';
import {checkLength} from './rules/length';
import {checkLinks} from './rules/links';
import {pageLinksRule} from './rules/page-links';
import {checkSections} from './rules/sections';
import {checkSpelling} from './rules/spelling';
import {checkTabs} from './rules/tabs';
import {checkTerms} from './rules/terms';

/** The result of a text check. */
export interface TextResult {
  /** How many pages were read. */
  readonly pages: number;
  /** In the order of files and lines; empty if there are no problems. */
  readonly problems: readonly Problem[];
}

/**
 * Checks the texts of pages: spelling, terms, headings, links, lengths, and repeated sentences.
 *
 * @param files - Markdown and MDX files
 * @param changed - the files to check. Default: all. The others are only compared with them, and
 * their links to these pages are checked.
 * @returns the problems; they are never thrown
 */
export async function checkTexts(
  files: readonly string[],
  options: TextOptions,
  changed?: readonly string[],
): Promise<TextResult> {
  const {pages, problems} = readAll(changed ?? files);
  const others = changed ? readRelatedPages(pages, files, options) : [];
  // If two pages have the same sentence, the later one is reported, so the changed page comes last.
  const all = [...others, ...pages];
  const own = new Set(pages.map(({file}) => file));
  const inOwn = ({where}: Problem) => own.has(where.file);
  const checkPageLinks = pageLinksRule(all);
  const found = [
    ...problems,
    ...(await checkPages(pages, options)),
    ...pages.flatMap((page) => checkPageLinks(page)),
    ...others.flatMap((page) => checkPageLinks(page, (target) => own.has(target))),
    ...(await checkSpelling(pages, options)),
    ...checkDuplicates(all, options).filter(inOwn),
    ...checkSections(all, options).filter(inOwn),
  ];
  return {pages: pages.length + problems.length, problems: found.sort(byPlace)};
}

/** The rules that only need one page. */
async function checkPages(
  pages: readonly Page[],
  options: TextOptions,
): Promise<Problem[]> {
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
  return (await Promise.all(perPage)).flat();
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
        fix: 'Correct the markup there.',
      });
    }
  }
  return {pages, problems};
}

function byPlace({where: one}: Problem, {where: other}: Problem): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
}
