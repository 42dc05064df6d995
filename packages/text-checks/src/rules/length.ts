import path from 'node:path';

import {visit} from 'unist-util-visit';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import type {Problem} from '../problem';

/** Pages in some folders must have a minimum length. */
export function checkLength(page: Page, {fullPages}: TextOptions): Problem[] {
  const isFull = fullPages.folders.some(
    (folder) => !path.relative(folder, page.file).startsWith('..'),
  );
  const count = wordsOf(page, fullPages.generated);
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

/** A name in code counts as a word; a generated table counts for the words in the options. */
function wordsOf(
  {tree}: Page,
  generated: Readonly<Record<string, number>> = {},
): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      count += node.value.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    } else if (node.type === 'mdxJsxFlowElement') {
      count += generated[node.name ?? ''] ?? 0;
    }
  });
  return count;
}
