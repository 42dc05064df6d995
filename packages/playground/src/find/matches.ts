import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type NodeKey,
} from 'lexical';

/** A part of a text node. */
export interface MatchPart {
  readonly key: NodeKey;
  readonly start: number;
  readonly end: number;
}

/** A match, with several parts if it crosses formats or links. */
export type Match = readonly MatchPart[];

/** Returns all matches of a pattern in document order. A match never crosses blocks. */
export function $findMatches(pattern: RegExp): Match[] {
  const lines: Line[] = [];
  $collectLines($getRoot(), lines);
  return lines.flatMap((line) =>
    [...textOf(line).matchAll(pattern)].map(({0: found, index}) =>
      partsBetween(line, index, index + found.length),
    ),
  );
}

interface Piece {
  /** Null for nodes without text, such as images. */
  readonly key: NodeKey | null;
  readonly text: string;
}

type Line = Piece[];

/** Placeholder for everything that isn't text; it doesn't match anything that can be typed. */
const OBJECT = '\uFFFC';

function $collectLines(element: ElementNode, lines: Line[]): void {
  lines.push([]);
  for (const child of element.getChildren()) {
    if ($isTextNode(child)) {
      lines.at(-1)?.push({key: child.getKey(), text: child.getTextContent()});
    } else if ($isLineBreakNode(child)) {
      lines.push([]);
    } else if ($isElementNode(child)) {
      $collectNested(child, lines);
    } else {
      lines.at(-1)?.push({key: null, text: OBJECT});
    }
  }
}

function $collectNested(element: ElementNode, lines: Line[]): void {
  if (!element.isInline()) {
    $collectLines(element, lines);
    lines.push([]);
    return;
  }
  const inside: Line[] = [];
  $collectLines(element, inside);
  const [first = [], ...rest] = inside;
  lines.at(-1)?.push(...first);
  lines.push(...rest);
}

function textOf(line: Line): string {
  return line.map(({text}) => text).join('');
}

function partsBetween(line: Line, start: number, end: number): MatchPart[] {
  const parts: MatchPart[] = [];
  let at = 0;
  for (const {key, text} of line) {
    const from = Math.max(start, at);
    const to = Math.min(end, at + text.length);
    if (key !== null && from < to) parts.push({key, start: from - at, end: to - at});
    at += text.length;
  }
  return parts;
}
