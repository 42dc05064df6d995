import {
  $computeTableCellRectBoundary,
  $computeTableMap,
  $getTableNodeFromLexicalNodeOrThrow,
  $isTableCellNode,
  $isTableSelection,
  TableCellHeaderStates,
  type TableSelection,
} from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalNode,
  type NodeKey,
} from 'lexical';

/** The cell with the caret, or the first selected one, and what is selected with it. */
export interface CellState {
  readonly key: NodeKey;
  /** How many rows and columns are selected. */
  readonly rows: number;
  readonly columns: number;
  readonly canMerge: boolean;
  readonly canUnmerge: boolean;
  readonly isRowHeader: boolean;
  readonly isColumnHeader: boolean;
  /** A CSS value; empty for none. */
  readonly color: string;
}

/** Reads what the table tools show; null outside of tables. */
export function readCell(state: EditorState): CellState | null {
  return state.read(() => {
    const selection = $getSelection();
    const isCells = $isTableSelection(selection);
    if (!isCells && !$isRangeSelection(selection)) return null;
    const cell = $cellOf(selection.anchor.getNode());
    if (!cell) return null;
    return {
      key: cell.getKey(),
      ...(isCells ? $countLines(selection) : {rows: 1, columns: 1}),
      canMerge: isCells && selection.getNodes().filter($isTableCellNode).length > 1,
      canUnmerge: cell.getColSpan() > 1 || cell.getRowSpan() > 1,
      isRowHeader: cell.hasHeaderState(TableCellHeaderStates.ROW),
      isColumnHeader: cell.hasHeaderState(TableCellHeaderStates.COLUMN),
      color: cell.getBackgroundColor() ?? '',
    };
  });
}

function $countLines(selection: TableSelection): Pick<CellState, 'rows' | 'columns'> {
  const anchor = $cellOf(selection.anchor.getNode());
  const focus = $cellOf(selection.focus.getNode());
  if (!anchor || !focus) return {rows: 1, columns: 1};
  const table = $getTableNodeFromLexicalNodeOrThrow(anchor);
  const {minRow, maxRow, minColumn, maxColumn} = $computeTableCellRectBoundary(
    ...$computeTableMap(table, anchor, focus),
  );
  return {rows: maxRow - minRow + 1, columns: maxColumn - minColumn + 1};
}

function $cellOf(node: LexicalNode) {
  return $findMatchingParent(node, $isTableCellNode);
}
