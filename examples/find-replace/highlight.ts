import {isDOMTextNode, type LexicalEditor} from 'lexical';

import type {Match, Point} from './find-matches';

const ALL = 'find-replace-match';
const CURRENT = 'find-replace-current';

/** Marks matches on the page, if the browser can do this without changing the DOM. */
export function highlight(
  editor: LexicalEditor,
  matches: readonly Match[],
  current: number,
): void {
  if (!('highlights' in CSS)) return;
  const ranges = matches.map((match) => rangeOf(editor, match));
  const isThere = (range: Range | null): range is Range => range !== null;
  CSS.highlights.set(ALL, new Highlight(...ranges.filter(isThere)));
  const marked = [ranges[current] ?? null].filter(isThere);
  CSS.highlights.set(CURRENT, new Highlight(...marked));
}

/** Removes all marks. */
export function clearHighlights(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

function rangeOf(editor: LexicalEditor, {start, end}: Match): Range | null {
  const from = domTextOf(editor, start);
  const to = domTextOf(editor, end);
  if (!from || !to) return null;
  const range = new Range();
  range.setStart(from, start.offset);
  range.setEnd(to, end.offset);
  return range;
}

/** Bold text, for example, is in an element inside the node's own element. */
function domTextOf(editor: LexicalEditor, {key, offset}: Point): Text | null {
  let node: Node | null = editor.getElementByKey(key);
  while (node && !isDOMTextNode(node)) node = node.firstChild;
  return node && node.length >= offset ? node : null;
}
