import path from 'node:path';

import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import type {Problem} from '../problem';

const SECTION = 2;

/** Pages of one kind have the same sections in the same order: those that most of them have. */
export function checkSections(
  pages: readonly Page[],
  {sameSections}: TextOptions,
): Problem[] {
  return sameSections.flatMap((folder) => {
    const own = pages
      .filter(({file, isPart}) => path.dirname(file) === folder && !isPart)
      .map((page) => ({page, sections: sectionsOf(page)}));
    const usual = mostFrequent(own.map(({sections}) => sections.join(', ')));
    return own
      .filter(({sections}) => sections.join(', ') !== usual)
      .map(({page, sections}) => ({
        what: `The page has the sections ${sections.join(', ') || '(none)'}.`,
        where: {file: page.file, line: 1},
        expected: `${usual ?? ''}, as on most pages of ${path.basename(folder)}`,
        fix: 'Give the page these sections, in this order; other headings go below them.',
      }));
  });
}

function sectionsOf({tree}: Page): string[] {
  return tree.children
    .filter(
      (node): node is Heading => node.type === 'heading' && node.depth === SECTION,
    )
    .map(({children}) =>
      toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim(),
    );
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
