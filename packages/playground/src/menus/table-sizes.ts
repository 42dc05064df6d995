import {
  $computeTableMapSkipCellCheck,
  $getTableNodeFromLexicalNodeOrThrow,
  $isTableCellNode,
  $isTableRowNode,
  type TableCellNode,
} from '@lexical/table';
import {$getNodeByKey, type LexicalEditor, type NodeKey} from 'lexical';

/** CSS pixels; a narrower column cannot hold a word. */
const MIN_WIDTH = 72;
/** CSS pixels; a lower row cannot hold a line. */
const MIN_HEIGHT = 36;

/** Returns the widths that the columns of a table have on the page. */
export function measureColumns(table: HTMLTableElement): number[] {
  // The first row has a cell above every column.
  const cells = [...(table.rows[0]?.cells ?? [])];
  return cells.flatMap((cell) => {
    const width = cell.getBoundingClientRect().width / cell.colSpan;
    return Array.from({length: cell.colSpan}, () => width);
  });
}

/** Sets the width of the column that ends with a cell; all others keep theirs. */
export function setColumnWidth(
  editor: LexicalEditor,
  {key, widths}: {key: NodeKey; widths: readonly number[]},
  width: number,
  tag: string,
): void {
  editor.update(
    () => {
      const cell = $getNodeByKey(key);
      if ($isTableCellNode(cell)) $setColumnWidth(cell, widths, width);
    },
    {tag},
  );
}

/** Widens or narrows the column that ends with a cell. */
export function $changeColumnWidth(
  editor: LexicalEditor,
  cell: TableCellNode,
  change: number,
): void {
  const table = editor.getElementByKey(cell.getKey())?.closest('table');
  if (!table) return;
  const widths = measureColumns(table);
  const width = widths[$lastColumnOf(cell)] ?? MIN_WIDTH;
  $setColumnWidth(cell, widths, width + change);
}

/** Sets the least height of the row of a cell, which its text can exceed. */
export function setRowHeight(
  editor: LexicalEditor,
  key: NodeKey,
  height: number,
  tag: string,
): void {
  editor.update(
    () => {
      const cell = $getNodeByKey(key);
      if ($isTableCellNode(cell)) $setRowHeight(cell, height);
    },
    {tag},
  );
}

/** Heightens or lowers the row of a cell. */
export function $changeRowHeight(
  editor: LexicalEditor,
  cell: TableCellNode,
  change: number,
): void {
  const row = editor.getElementByKey(cell.getKey())?.closest('tr');
  if (row) $setRowHeight(cell, row.getBoundingClientRect().height + change);
}

/** Returns the index of the last column that a cell covers. */
export function $lastColumnOf(cell: TableCellNode): number {
  const table = $getTableNodeFromLexicalNodeOrThrow(cell);
  const [, place] = $computeTableMapSkipCellCheck(table, cell, cell);
  return (place?.startColumn ?? 0) + cell.getColSpan() - 1;
}

function $setColumnWidth(
  cell: TableCellNode,
  widths: readonly number[],
  width: number,
): void {
  const rounded = widths.map(Math.round);
  rounded[$lastColumnOf(cell)] = Math.max(MIN_WIDTH, Math.round(width));
  $getTableNodeFromLexicalNodeOrThrow(cell).setColWidths(rounded);
}

function $setRowHeight(cell: TableCellNode, height: number): void {
  const row = cell.getParent();
  if ($isTableRowNode(row)) row.setHeight(Math.max(MIN_HEIGHT, Math.round(height)));
}
