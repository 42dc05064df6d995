import {
  $computeTableMapSkipCellCheck,
  $getTableNodeFromLexicalNodeOrThrow,
  $isTableCellNode,
  $isTableRowNode,
  type TableCellNode,
} from '@lexical/table';
import {$getNodeByKey, type LexicalEditor, type NodeKey} from 'lexical';

/** CSS pixels; a word doesn't fit into a narrower column. */
const MIN_WIDTH = 72;
/** CSS pixels; a line doesn't fit into a lower row. */
const MIN_HEIGHT = 36;

/** Returns the rendered widths of a table's columns. */
export function measureColumns(table: HTMLTableElement): number[] {
  // The first row has a cell in every column.
  const cells = [...(table.rows[0]?.cells ?? [])];
  return cells.flatMap((cell) => {
    const width = cell.getBoundingClientRect().width / cell.colSpan;
    return Array.from({length: cell.colSpan}, () => width);
  });
}

/** Sets the width of the column at whose right edge a cell ends; the other columns keep theirs. */
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

/** Makes the column that ends with a cell wider or narrower. */
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

/** Sets the minimum height of a cell's row. Its text can make it higher. */
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

/** Makes a cell's row higher or lower. */
export function $changeRowHeight(
  editor: LexicalEditor,
  cell: TableCellNode,
  change: number,
): void {
  const row = editor.getElementByKey(cell.getKey())?.closest('tr');
  if (row) $setRowHeight(cell, row.getBoundingClientRect().height + change);
}

/** Returns the index of the last column that a cell spans. */
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
