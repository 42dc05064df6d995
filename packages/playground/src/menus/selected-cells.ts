import {
  $getTableNodeFromLexicalNodeOrThrow,
  $isTableCellNode,
  $isTableSelection,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';

/** Returns the selected cells, or the one with the caret. */
export function $selectedCells(): TableCellNode[] {
  const selection = $getSelection();
  if ($isTableSelection(selection)) {
    return selection.getNodes().filter($isTableCellNode);
  }
  if (!$isRangeSelection(selection)) return [];
  const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode);
  return cell ? [cell] : [];
}

/** Changes a table. It receives the first selected cell and all of them. */
export type TableChange = (
  table: TableNode,
  cell: TableCellNode,
  selected: readonly TableCellNode[],
) => void;

/** Returns a function that changes the table at the selection; outside of tables, it does nothing. */
export function withTable(editor: LexicalEditor, $change: TableChange): () => void {
  return () => {
    editor.update(() => {
      const cells = $selectedCells();
      const [cell] = cells;
      if (cell) $change($getTableNodeFromLexicalNodeOrThrow(cell), cell, cells);
    });
  };
}
