import type {InlineCode, PhrasingContent, Root} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';

import {describeSymbol, entryOfMention, type SymbolIndex} from './symbol-index';

const CLOSED_TO_LINKS: ReadonlySet<string> = new Set([
  'heading',
  'link',
  'linkReference',
]);
const LINK_ELEMENTS: ReadonlySet<string> = new Set(['a', 'Link', 'summary', 'button']);

/** Links the first inline code on the page that names an exported symbol, for each symbol. */
export function linkProse(tree: Root, symbols: SymbolIndex): void {
  const linked = new Set<string>();
  visitParents(tree, 'inlineCode', (node: InlineCode, ancestors) => {
    const mention = entryOfMention(symbols, node.value);
    const parent = ancestors.at(-1);
    if (!mention || !parent || linked.has(mention.name) || ancestors.some(isClosed)) {
      return undefined;
    }
    linked.add(mention.name);
    const siblings = parent.children as PhrasingContent[];
    siblings[siblings.indexOf(node)] = {
      type: 'link',
      url: mention.entry.url,
      title: describeSymbol(mention.entry),
      children: [node],
    };
    return SKIP;
  });
}

function isClosed(node: {readonly type: string; readonly name?: unknown}): boolean {
  return (
    CLOSED_TO_LINKS.has(node.type) ||
    (typeof node.name === 'string' && LINK_ELEMENTS.has(node.name))
  );
}
