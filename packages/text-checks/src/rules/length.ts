import path from 'node:path';

import {visit} from 'unist-util-visit';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import type {Problem} from '../problem';

/** Pages of some folders are long enough to answer a question. */
export function checkLength(page: Page, {fullPages}: TextOptions): Problem[] {
  const isFull = fullPages.folders.some(
    (folder) => !path.relative(folder, page.file).startsWith('..'),
  );
  const count = wordsOf(page);
  return isFull && !page.isPart && count < fullPages.words
    ? [
        {
          what: `The page has ${count} words.`,
          where: {file: page.file, line: 1},
          expected: `at least ${fullPages.words}, without samples of code`,
          fix: 'Answer what readers ask on this page: tasks, mistakes, and what happens inside.',
        },
      ]
    : [];
}

/** A name in code is a word of its sentence. */
function wordsOf({tree}: Page): number {
  let count = 0;
  visit(tree, ['text', 'inlineCode'], (node) => {
    count += 'value' in node ? (node.value.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0) : 0;
  });
  return count;
}
