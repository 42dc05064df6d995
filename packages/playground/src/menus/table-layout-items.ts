import {
  $getTableColumnIndexFromTableCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableRowIndexFromTableCellNode,
  $isSimpleTable,
  $moveTableColumn,
  $moveTableRow,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import type {EditorState, LexicalEditor} from 'lexical';

import type {MenuItem} from '../ui/Menu';
import {$selectedCells, withTable} from './selected-cells';
import {$changeRowHeight, $changeColumnWidth} from './table-sizes';
import {$canSortRows, $sortRows} from './sort-rows';

/** The current layout of a table, and where its rows and columns can move. */
interface TableLayout {
  readonly isStriped: boolean;
  readonly isRowFrozen: boolean;
  readonly isColumnFrozen: boolean;
  readonly verticalAlign: VerticalAlign;
  readonly canSort: boolean;
  /** Lexical can only move rows and columns in tables without merged cells. */
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

type Resize = (editor: LexicalEditor, cell: TableCellNode, change: number) => void;

/** Steps for changing a size, in CSS pixels. */
const SIZES: readonly (readonly [string, Resize, number])[] = [
  ['Widen column', $changeColumnWidth, 40],
  ['Narrow column', $changeColumnWidth, -40],
  ['Heighten row', $changeRowHeight, 20],
  ['Lower row', $changeRowHeight, -20],
];

/** Moving, freezing, striping and vertical alignment, for the table at the selection. */
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
    ...(layout.canSort ? sortItems(editor) : []),
    ...SIZES.map(([label, $resize, change], index): MenuItem => ({
      id: label,
      label,
      separated: index === 0,
      run: withTable(editor, (_table, cell) => {
        $resize(editor, cell, change);
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

function sortItems(editor: LexicalEditor): MenuItem[] {
  return (['ascending', 'descending'] as const).map((order, index) => ({
    id: order,
    label: `Sort rows, ${order}`,
    separated: index === 0,
    run: withTable(editor, (table, cell) => {
      $sortRows(table, $getTableColumnIndexFromTableCellNode(cell), order);
    }),
  }));
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
      canSort: $canSortRows(table),
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
