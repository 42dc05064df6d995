import type {Link, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

const PAGES =
  /[\\/]upgrade[\\/](?:behavior-changes|features-by-version|fixed-bugs[^\\/]*)\.mdx$/u;
const PULL_REQUEST = /^https:\/\/github\.com\/facebook\/lexical\/pull\/(\d+)$/u;
/** A fix in a product is often known only by the issue that reports the bug. */
const FIX_OF_A_PRODUCT =
  /^https:\/\/github\.com\/(?!facebook\/lexical\/)[\w.-]+\/[\w.-]+\/(?:pull|issues)\/(\d+)$/u;

/**
 * Remark plugin that gives each row of the tables of fixed bugs, changed behavior, and features an anchor,
 * `#pr-8526`, so that guides link to a single change and search finds it. The `id` is on the row's
 * link, because Markdown has no place for one on a row.
 */
export function fixedBugAnchors() {
  return (tree: Root, file: {path?: string}): void => {
    if (!PAGES.test(file.path ?? '')) return;
    const used = new Set<string>();
    visit(tree, 'tableRow', (row: TableRow) => {
      visit(row, 'link', (link: Link) => {
        const number = (PULL_REQUEST.exec(link.url) ??
          FIX_OF_A_PRODUCT.exec(link.url))?.[1];
        if (number === undefined) return;
        const id = freeId(`pr-${number}`, used);
        used.add(id);
        link.data = {...link.data, hProperties: {...link.data?.hProperties, id}};
      });
    });
  };
}

/** One pull request can fix several symptoms. */
function freeId(id: string, used: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; used.has(free); count++) free = `${id}-${String(count)}`;
  return free;
}
