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

/** More than anybody looks at; each costs time whenever the text is painted. */
const MAX_HIGHLIGHTS = 2_000;

/** Highlights matches without changing the document: see `::highlight()` in the style sheet. */
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

/** Takes all highlights away. */
export function hideHighlights(): void {
  if (!hasHighlights()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** Returns where a match is on the page; null where it is not, or not any more. */
export function rangeOf(editor: LexicalEditor, match: Match): Range | null {
  return editor.read(() => {
    const [head, tail] = [match[0], match.at(-1)];
    const first = head && $getNodeByKey(head.key);
    const last = tail && $getNodeByKey(tail.key);
    if (!first || !last) return null;
    return createDOMRange(editor, first, head.start, last, tail.end);
  });
}

/** Returns the index of the first match that is not before the caret; 0 where none follows. */
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

/** Without the CSS Custom Highlight API the bar still finds, counts and scrolls. */
function hasHighlights(): boolean {
  return 'highlights' in CSS;
}

/** The browser need not keep these up to date while the text changes. */
function toStatic(range: Range): StaticRange {
  return new StaticRange(range);
}
