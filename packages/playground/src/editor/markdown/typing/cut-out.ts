import {$isElementNode, $isTextNode, type LexicalNode, type TextNode} from 'lexical';

import type {Opener} from './find-opener';
import type {Caret} from './typed-character';

/**
 * Placeholder for everything that isn't plain text: links, pictures, code. It's neither a space nor
 * a marker.
 */
const OTHER = '\uFFFC';

/** The text of the line before the caret. */
export interface LineBefore {
  readonly parts: readonly LexicalNode[];
  readonly text: string;
}

/** Reads the line up to the caret, across formats. */
export function $readBefore({node, offset}: Caret): LineBefore {
  const siblings = node.getPreviousSiblings();
  const text = siblings.map($readPart).join('');
  return {
    parts: [...siblings, node],
    text: text + node.getTextContent().slice(0, offset),
  };
}

/** It has the same length as the text, so that offsets in the line are offsets in its nodes. */
function $readPart(node: LexicalNode): string {
  const text = node.getTextContent();
  const isPlain = $isTextNode(node) && node.isSimpleText() && !node.hasFormat('code');
  return isPlain || text === '\n' ? text : OTHER.repeat(text.length);
}

/** Removes a marker and its closing marker at the caret. Returns the nodes between the two. */
export function $cutOut(
  {parts}: LineBefore,
  {node, offset}: Caret,
  {index, marker}: Opener,
): LexicalNode[] {
  const {length} = marker;
  const start = $findPlace(parts, index);
  if (!start || offset < length) return [];
  const closing = $splitOff(node, offset - length, length);
  const opening = $splitOff(start.node, start.offset, length);
  if (!opening || !closing) return [];
  const after = opening.getNextSiblings();
  const inside = after.slice(
    0,
    after.findIndex((sibling) => sibling.is(closing)),
  );
  opening.remove();
  closing.remove();
  return inside;
}

function $findPlace(parts: readonly LexicalNode[], index: number): Caret | null {
  let offset = index;
  for (const node of parts) {
    const length = node.getTextContentSize();
    if (offset < length) return $isTextNode(node) ? {node, offset} : null;
    offset -= length;
  }
  return null;
}

function $splitOff(node: TextNode, offset: number, length: number) {
  return node.splitText(offset, offset + length)[offset === 0 ? 0 : 1];
}

/** Returns the text nodes: the node itself, or those in a link. */
export function $textsIn(node: LexicalNode): TextNode[] {
  if ($isElementNode(node)) return node.getAllTextNodes();
  return $isTextNode(node) ? [node] : [];
}
