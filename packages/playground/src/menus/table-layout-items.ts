import {
  $getTableColumnIndexFromTableCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableRowIndexFromTableCellNode,
  $isSimpleTable,
  $isTableCellNode,
  $isTableSelection,
  $moveTableColumn,
  $moveTableRow,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalEditor,
} from 'lexical';

import type {MenuItem} from '../ui/Menu';
import {$changeColumnWidth} from './table-widths';

/** What a table can look like besides its content, and where its lines can go. */
interface TableLayout {
  readonly isStriped: boolean;
  readonly isRowFrozen: boolean;
  readonly isColumnFrozen: boolean;
  readonly verticalAlign: VerticalAlign;
  /** Lexical moves lines of tables without merged cells only. */
  readonly canMove: Readonly<Record<Direction, boolean>>;
}

type VerticalAlign = 'top' | 'middle' | 'bottom';
type Direction = 'up' | 'down' | 'left' | 'right';

const ALIGNMENTS: readonly (readonly [VerticalAlign, string])[] = [
  ['top', 'Align to the top'],
  ['middle', 'Align to the middle'],
  ['bottom', 'Align to the bottom'],
];

const MOVES: readonly (readonly [Direction, string])[] = [
  ['up', 'Move row up'],
  ['down', 'Move row down'],
  ['left', 'Move column left'],
  ['right', 'Move column right'],
];

/** Changes of a width, in CSS pixels. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [40, 'Widen column'],
  [-40, 'Narrow column'],
];

/** Moving, freezing, striping and vertical alignment, for the table around the selection. */
export function tableLayoutItems(editor: LexicalEditor): MenuItem[] {
  const layout = readLayout(editor.getEditorState());
  if (!layout) return [];
  const moves = MOVES.filter(([direction]) => layout.canMove[direction]);
  return [
    ...moves.map(([direction, label], index): MenuItem => ({
      id: `move-${direction}`,
      label,
      separated: index === 0,
      run: withTable(editor, (table, cell) => {
        $move(table, cell, direction);
      }),
    })),
    ...WIDTHS.map(([change, label], index): MenuItem => ({
      id: `width-${change}`,
      label,
      separated: index === 0,
      run: withTable(editor, (_table, cell) => {
        $changeColumnWidth(editor, cell, change);
      }),
    })),
    ...lookItems(editor, layout),
    ...ALIGNMENTS.map(([align, label], index): MenuItem => ({
      id: `align-${align}`,
      label,
      separated: index === 0,
      kind: 'radio',
      checked: layout.verticalAlign === align,
      run: withTable(editor, (_table, _cell, selected) => {
        for (const cell of selected) cell.setVerticalAlign(align);
      }),
    })),
  ];
}

function lookItems(
  editor: LexicalEditor,
  {isStriped, isRowFrozen, isColumnFrozen}: TableLayout,
): MenuItem[] {
  return [
    {
      id: 'freeze-row',
      label: 'Freeze first row',
      separated: true,
      checked: isRowFrozen,
      run: withTable(editor, (table) => table.setFrozenRows(isRowFrozen ? 0 : 1)),
    },
    {
      id: 'freeze-column',
      label: 'Freeze first column',
      checked: isColumnFrozen,
      run: withTable(editor, (table) => table.setFrozenColumns(isColumnFrozen ? 0 : 1)),
    },
    {
      id: 'striped',
      label: 'Striped rows',
      checked: isStriped,
      run: withTable(editor, (table) => table.setRowStriping(!isStriped)),
    },
  ];
}

function readLayout(state: EditorState): TableLayout | null {
  return state.read(() => {
    const cell = $selectedCells()[0];
    if (!cell) return null;
    const table = $getTableNodeFromLexicalNodeOrThrow(cell);
    const align = cell.getVerticalAlign();
    return {
      isStriped: table.getRowStriping(),
      isRowFrozen: table.getFrozenRows() > 0,
      isColumnFrozen: table.getFrozenColumns() > 0,
      verticalAlign: align === 'middle' || align === 'bottom' ? align : 'top',
      canMove: $movesOf(table, cell),
    };
  });
}

function $movesOf(table: TableNode, cell: TableCellNode): TableLayout['canMove'] {
  const isSimple = $isSimpleTable(table);
  const row = $getTableRowIndexFromTableCellNode(cell);
  const column = $getTableColumnIndexFromTableCellNode(cell);
  return {
    up: isSimple && row > 0,
    down: isSimple && row < table.getChildrenSize() - 1,
    left: isSimple && column > 0,
    right: isSimple && column < table.getColumnCount() - 1,
  };
}

function $move(table: TableNode, cell: TableCellNode, direction: Direction): void {
  const row = $getTableRowIndexFromTableCellNode(cell);
  const column = $getTableColumnIndexFromTableCellNode(cell);
  if (direction === 'up') $moveTableRow(table, row, row - 1);
  if (direction === 'down') $moveTableRow(table, row, row + 1);
  if (direction === 'left') $moveTableColumn(table, column, column - 1);
  if (direction === 'right') $moveTableColumn(table, column, column + 1);
}

type Change = (
  table: TableNode,
  cell: TableCellNode,
  selected: readonly TableCellNode[],
) => void;

function withTable(editor: LexicalEditor, $change: Change): () => void {
  return () => {
    editor.update(() => {
      const cells = $selectedCells();
      const [cell] = cells;
      if (cell) $change($getTableNodeFromLexicalNodeOrThrow(cell), cell, cells);
    });
  };
}

function $selectedCells(): TableCellNode[] {
  const selection = $getSelection();
  if ($isTableSelection(selection)) {
    return selection.getNodes().filter($isTableCellNode);
  }
  if (!$isRangeSelection(selection)) return [];
  const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode);
  return cell ? [cell] : [];
}
