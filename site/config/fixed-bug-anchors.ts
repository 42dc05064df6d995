import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const PULL_REQUEST = /^https:\/\/github\.com\/facebook\/lexical\/pull\/(\d+)$/u;

/**
 * Rehype plugin that gives each row of the tables of fixed bugs and changed behavior an address,
 * `#pr-8526`, so that guides link to a single change and the search finds it. The `id` is on the row's
 * link because Docusaurus checks the anchors of links, not those of rows.
 */
export function fixedBugAnchors() {
  return (tree: Root, file: {path?: string}): void => {
    if (
      !/[\\/]upgrade[\\/](?:behavior-changes|fixed-bugs[^\\/]*)\.mdx$/u.test(
        file.path ?? '',
      )
    )
      return;
    const used = new Set<string>();
    visit(tree, 'element', (row: Element) => {
      if (row.tagName !== 'tr') return;
      visit(row, 'element', (link: Element) => {
        const number = PULL_REQUEST.exec(String(link.properties['href']))?.[1];
        if (link.tagName !== 'a' || number === undefined) return;
        const id = freeId(`pr-${number}`, used);
        used.add(id);
        link.properties['id'] = id;
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
