import {$createRangeSelection, $getRoot, $setSelection, type TextNode} from 'lexical';

/** Selects the first occurrence of a text that lies within one block; tells whether there is one. */
export function $selectText(text: string): boolean {
  const nodes = $getRoot().getAllTextNodes();
  const whole = nodes.map((node) => node.getTextContent()).join('');
  const start = whole.indexOf(text);
  if (start === -1) return false;
  const selection = $createRangeSelection();
  const [first, last] = [
    pointAt(nodes, start),
    pointBefore(nodes, start + text.length),
  ];
  if (!first || !last) return false;
  selection.anchor.set(first.node.getKey(), first.offset, 'text');
  selection.focus.set(last.node.getKey(), last.offset, 'text');
  $setSelection(selection);
  return true;
}

interface TextPoint {
  readonly node: TextNode;
  readonly offset: number;
}

/** The point that a character begins at. */
function pointAt(nodes: readonly TextNode[], index: number): TextPoint | undefined {
  let before = 0;
  for (const node of nodes) {
    const length = node.getTextContentSize();
    if (index < before + length) return {node, offset: index - before};
    before += length;
  }
  return undefined;
}

/** The point that a character ends at. */
function pointBefore(nodes: readonly TextNode[], index: number): TextPoint | undefined {
  const last = pointAt(nodes, index - 1);
  return last && {node: last.node, offset: last.offset + 1};
}
