import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {readListContext} from './described-model';
import {readListRequest} from './list-request';
import {listTable, type ListContext} from './list-table';
import {tableNode} from './table-nodes';

export interface ReferenceListsOptions {
  /** The plugin's option of the same name. */
  readonly cacheDir: string;
}

const ELEMENT = 'ReferenceList';

/**
 * A remark plugin that replaces each `<ReferenceList>` with a table. The table is ordinary
 * Markdown, so the browser doesn't load a component for it.
 *
 * @throws FourPartError when it transforms a page with a list of something that doesn't exist
 */
export function referenceListsRemarkPlugin({cacheDir}: ReferenceListsOptions) {
  let context: ListContext | undefined;
  return (tree: Root, file: VFile): void => {
    const listed = new Map<string, Set<string>>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== ELEMENT || !parent || index === undefined) {
        return;
      }
      const known = (context ??= readListContext(cacheDir));
      const request = readListRequest(node, file.path);
      const key = [request.of, request.kind, request.from, request.symbol].join(' ');
      const earlier = listed.get(key) ?? new Set();
      listed.set(key, earlier);
      parent.children[index] = tableNode(
        listTable(request, known, earlier),
        (reference) => known.siteMap.url(reference),
      );
    });
  };
}
