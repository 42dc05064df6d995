import {
  $getRoot,
  $isElementNode,
  $isTextNode,
  type ElementNode,
  type NodeKey,
} from 'lexical';

/** A position in a text node. */
export interface Point {
  readonly key: NodeKey;
  readonly offset: number;
}

/** A match, which can begin in one text node and end in another. */
export interface Match {
  readonly start: Point;
  readonly end: Point;
}

interface Piece {
  readonly key: NodeKey;
  /** Where the node's text starts in the text of its block. */
  readonly at: number;
  readonly length: number;
}

/** Returns all matches of a text, in document order. It ignores case. */
export function $findMatches(query: string): Match[] {
  return query === '' ? [] : $matchesIn($getRoot(), query.toLowerCase());
}

function $matchesIn(element: ElementNode, query: string): Match[] {
  const pieces: Piece[] = [];
  const matches: Match[] = [];
  let text = '';
  for (const child of element.getChildren()) {
    if ($isTextNode(child)) {
      pieces.push({
        key: child.getKey(),
        at: text.length,
        length: child.getTextContentSize(),
      });
      text += child.getTextContent();
    } else {
      // No query contains this character, so no match can span it.
      text += '\0';
      if ($isElementNode(child)) matches.push(...$matchesIn(child, query));
    }
  }
  return [...matchesOf(text.toLowerCase(), query, pieces), ...matches];
}

function matchesOf(text: string, query: string, pieces: readonly Piece[]): Match[] {
  const matches: Match[] = [];
  for (let at = text.indexOf(query); at !== -1; at = text.indexOf(query, at)) {
    const start = pointAt(at, pieces);
    at += query.length;
    // Look up the last letter, because the position after it can be in the next node.
    const last = pointAt(at - 1, pieces);
    if (start && last) matches.push({start, end: {...last, offset: last.offset + 1}});
  }
  return matches;
}

function pointAt(at: number, pieces: readonly Piece[]): Point | null {
  const piece = pieces.findLast((candidate) => candidate.at <= at);
  return piece ? {key: piece.key, offset: at - piece.at} : null;
}
