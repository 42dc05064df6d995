import {createDOMRange} from '@lexical/selection';
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';

import type {Match} from './matches';

const ALL = 'playground-found';
const CURRENT = 'playground-found-current';

/** More than anybody looks at; each one costs time whenever the text is painted. */
const MAX_HIGHLIGHTS = 2_000;

/** Highlights matches without changing the document; `::highlight()` in the style sheet styles them. */
export function showHighlights(
  editor: LexicalEditor,
  matches: readonly Match[],
  current: Match | undefined,
): void {
  if (!hasHighlights()) return;
  const ranges = matches
    .slice(0, MAX_HIGHLIGHTS)
    .filter((match) => match !== current)
    .flatMap((match) => rangeOf(editor, match) ?? []);
  const currentRange = current && rangeOf(editor, current);
  CSS.highlights.set(ALL, new Highlight(...ranges.map(toStatic)));
  CSS.highlights.set(CURRENT, new Highlight(...(currentRange ? [currentRange] : [])));
}

/** Removes all highlights. */
export function hideHighlights(): void {
  if (!hasHighlights()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** Returns the position of a match on the page; null if it isn't there, or no longer there. */
export function rangeOf(editor: LexicalEditor, match: Match): Range | null {
  return editor.read(() => {
    const [head, tail] = [match[0], match.at(-1)];
    const first = head && $getNodeByKey(head.key);
    const last = tail && $getNodeByKey(tail.key);
    if (!first || !last) return null;
    return createDOMRange(editor, first, head.start, last, tail.end);
  });
}

/** Returns the index of the first match at or after the caret; 0 if there is none. */
export function firstAfterCaret(
  editor: LexicalEditor,
  matches: readonly Match[],
): number {
  const caret = editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const {anchor, focus} = selection;
    const start = selection.isBackward() ? focus : anchor;
    const node = start.getNode();
    return createDOMRange(editor, node, start.offset, node, start.offset);
  });
  if (!caret) return 0;
  const index = matches.findIndex((match) => {
    const range = rangeOf(editor, match);
    return range && range.compareBoundaryPoints(Range.START_TO_START, caret) >= 0;
  });
  return Math.max(index, 0);
}

/** Without the CSS Custom Highlight API, the bar still finds, counts and scrolls. */
function hasHighlights(): boolean {
  return 'highlights' in CSS;
}

/** Static ranges, which the browser doesn't update when the text changes. */
function toStatic(range: Range): StaticRange {
  return new StaticRange(range);
}
