import type {Link, Paragraph, PhrasingContent, Table, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

import {firstSentence, REFERENCE_SCHEME} from '../render/markdown';
import type {Cell, ListTable} from './list-table';

/**
 * Returns a table as Markdown nodes, so that it's rendered, linked and searched like one that a
 * writer has typed. Columns without text are left out.
 *
 * @param addressOf - returns the URL of a symbol that a description links to
 */
export function tableNode(
  {head, rows}: ListTable,
  addressOf: (reference: string) => string | undefined,
): Table {
  const columns = head.flatMap((_, column) =>
    rows.some((row) => hasText(row[column])) ? [column] : [],
  );
  const row = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
  });
  return {
    type: 'table',
    children: [
      row(columns.map((column) => [{type: 'text', value: head[column] ?? ''}])),
      ...rows.map((cells) =>
        row(columns.map((column) => cellNodes(cells[column] ?? '', addressOf))),
      ),
    ],
  };
}

function hasText(cell: Cell | undefined): boolean {
  return typeof cell === 'object' || Boolean(cell);
}

function cellNodes(
  cell: Cell,
  addressOf: (reference: string) => string | undefined,
): PhrasingContent[] {
  if (typeof cell === 'string') {
    return sentenceNodes(cell, addressOf);
  }
  const code: PhrasingContent = {type: 'inlineCode', value: cell.code};
  return cell.url === undefined
    ? [code]
    : [{type: 'link', url: cell.url, children: [code]}];
}

/** The first sentence of a description. */
function sentenceNodes(
  markdown: string,
  addressOf: (reference: string) => string | undefined,
): PhrasingContent[] {
  const tree = fromMarkdown(firstSentence(markdown));
  visit(tree, 'link', (link: Link, index, parent) => {
    const isReference = link.url.startsWith(REFERENCE_SCHEME);
    const url = isReference
      ? addressOf(decodeURIComponent(link.url.slice(REFERENCE_SCHEME.length)))
      : link.url;
    if (url !== undefined) {
      link.url = url;
    } else if (parent && index !== undefined) {
      parent.children.splice(index, 1, ...link.children);
    }
  });
  const paragraphs = tree.children.filter(
    (node): node is Paragraph => node.type === 'paragraph',
  );
  return paragraphs.flatMap(({children}) => children);
}
