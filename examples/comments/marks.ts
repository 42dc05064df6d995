import {$getMarkIDs, $isMarkNode, $unwrapMarkNode, type MarkNode} from '@lexical/mark';
import {$dfsIterator} from '@lexical/utils';
import {$getSelection, $isRangeSelection, $isTextNode} from 'lexical';

/** Returns the threads whose passage contains the caret. */
export function $selectedThreadIds(): readonly string[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const node = selection.anchor.getNode();
  if (!$isTextNode(node)) return [];
  return $getMarkIDs(node, selection.anchor.offset) ?? [];
}

/** Returns the threads that still have a passage. */
export function $threadIdsInText(): ReadonlySet<string> {
  return new Set($allMarks().flatMap((mark) => mark.getIDs()));
}

/** Removes a thread's marks and keeps the text. */
export function $deleteMark(id: string): void {
  for (const mark of $allMarks()) {
    if (!mark.hasID(id)) continue;
    mark.deleteID(id);
    if (mark.getIDs().length === 0) $unwrapMarkNode(mark);
  }
}

/** Selects the first mark of a thread. */
export function $selectMark(id: string): void {
  $allMarks()
    .find((mark) => mark.hasID(id))
    ?.select(0);
}

function $allMarks(): MarkNode[] {
  return Array.from($dfsIterator(), ({node}) => node).filter($isMarkNode);
}
