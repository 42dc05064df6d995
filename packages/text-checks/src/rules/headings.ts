import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import type {TextOptions} from '../options';
import {isQuotation, type Page, QUOTED} from '../page';
import {placeOf, type Problem} from '../problem';

const linter = unified().use(remarkLintHeadingIncrement);

/** Heading levels aren't skipped; the page's title is level 1. */
export async function checkHeadingOrder(page: Page): Promise<Problem[]> {
  const file = new VFile({path: page.file, value: page.text});
  await linter.run(page.tree, file);
  const problems: Problem[] = file.messages.map(({line = 1, column = 1}) => ({
    what: 'A heading skips a level.',
    where: {file: page.file, line, column},
    expected: 'one level more than the heading above, or fewer',
    fix: 'Change the number of "#".',
  }));
  visit(page.tree, 'heading', (heading: Heading) => {
    if (heading.depth === 1) {
      problems.push({
        what: 'A page has a heading of the first level.',
        where: placeOf(page, heading.position?.start.offset ?? 0),
        expected:
          'headings from the second level on: the first is the title in the front matter',
        fix: 'Remove it, or write it as "##".',
      });
    }
  });
  return problems;
}

/** Headings are written like sentences: capital letters only at the start and in names. */
export function checkSentenceCase(page: Page, {names}: TextOptions): Problem[] {
  const known = new Set(names);
  const problems: Problem[] = [];
  visit(page.tree, 'heading', (heading: Heading) => {
    const text = toString({
      ...heading,
      children: heading.children.map((child) =>
        child.type === 'inlineCode' ? {type: 'text', value: 'code'} : child,
      ),
    });
    const capital = words(text).find((word) => isCapital(word) && !known.has(word));
    if (capital !== undefined && !isQuotation(heading)) {
      problems.push({
        what: `The heading "${text}" has a capital letter at "${capital}".`,
        where: placeOf(page, heading.position?.start.offset ?? 0),
        expected: 'sentence case: capitals at the start and in names',
        fix: `Write "${capital.toLowerCase()}". If it is a name, add it to "names" in the options.`,
      });
    }
  });
  return problems;
}

/** The words of a heading that aren't at the start of a sentence. */
function words(text: string): string[] {
  return text
    .replace(QUOTED, 'quotation')
    .split(/[:.?!]\s+/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/,;()]+/)
        .slice(1),
    )
    .map((word) => word.replace(/^\W+|\W+$|[’']s$/g, ''));
}

/** All capitals are an abbreviation; an inner capital is a name in code. */
function isCapital(word: string): boolean {
  return /^[A-Z][a-z]+(?:-[a-z]+)*$/.test(word);
}
