import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableColumnIndexFromTableCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
} from '@lexical/table';
import {$getSelection, type LexicalEditor} from 'lexical';

import type {MenuItem} from '../ui/Menu';
import type {CellState} from './cell-state';
import {$selectedCells} from './selected-cells';
import {tableLayoutItems} from './table-layout-items';

type AddItem = (
  id: string,
  label: string,
  $change: () => void,
  more?: Partial<MenuItem>,
) => MenuItem;

/** All actions for the table at the selection. */
export function tableItems(editor: LexicalEditor, cell: CellState): MenuItem[] {
  const item: AddItem = (id, label, $change, more) => ({
    id,
    label,
    run: () => {
      editor.update($change);
    },
    ...more,
  });
  return [
    ...insertItems(item, cell),
    ...mergeItems(item, cell),
    item('row-header', 'Header row', () => $toggleHeader('row', !cell.isRowHeader), {
      separated: true,
      checked: cell.isRowHeader,
    }),
    item(
      'column-header',
      'Header column',
      () => $toggleHeader('column', !cell.isColumnHeader),
      {checked: cell.isColumnHeader},
    ),
    ...tableLayoutItems(editor),
    ...deleteItems(item, cell),
  ];
}

/** As many as are selected. */
function insertItems(item: AddItem, {rows, columns}: CellState): MenuItem[] {
  const row = (isAfter: boolean) => () => {
    repeat(rows, () => $insertTableRowAtSelection(isAfter));
  };
  const column = (isAfter: boolean) => () => {
    repeat(columns, () => $insertTableColumnAtSelection(isAfter));
  };
  return [
    item('above', `Insert ${count(rows, 'row')} above`, row(false)),
    item('below', `Insert ${count(rows, 'row')} below`, row(true)),
    item('before', `Insert ${count(columns, 'column')} before`, column(false)),
    item('after', `Insert ${count(columns, 'column')} after`, column(true)),
  ];
}

function mergeItems(item: AddItem, {canMerge, canUnmerge}: CellState): MenuItem[] {
  return [
    ...(canMerge
      ? [item('merge', 'Merge cells', $mergeSelected, {separated: true})]
      : []),
    ...(canUnmerge
      ? [item('unmerge', 'Unmerge cells', $unmergeCell, {separated: true})]
      : []),
  ];
}

function deleteItems(item: AddItem, {rows, columns}: CellState): MenuItem[] {
  return [
    item('delete-row', `Delete ${count(rows, 'row')}`, $deleteTableRowAtSelection, {
      separated: true,
    }),
    item(
      'delete-column',
      `Delete ${count(columns, 'column')}`,
      $deleteTableColumnAtSelection,
    ),
    item('delete-table', 'Delete table', () => {
      const [selected] = $selectedCells();
      if (selected) $getTableNodeFromLexicalNodeOrThrow(selected).remove();
    }),
  ];
}

function count(lines: number, name: string): string {
  return lines === 1 ? name : `${lines} ${name}s`;
}

function repeat(times: number, action: () => void): void {
  for (let time = 0; time < times; time++) action();
}

function $mergeSelected(): void {
  const selection = $getSelection();
  if ($isTableSelection(selection)) {
    $mergeCells(selection.getNodes().filter($isTableCellNode))?.selectEnd();
  }
}

function $toggleHeader(line: 'row' | 'column', isHeader: boolean): void {
  const [cell] = $selectedCells();
  if (!cell) return;
  const table = $getTableNodeFromLexicalNodeOrThrow(cell);
  if (line === 'row') {
    $setTableRowIsHeader(table, $getTableRowIndexFromTableCellNode(cell), isHeader);
  } else {
    $setTableColumnIsHeader(
      table,
      $getTableColumnIndexFromTableCellNode(cell),
      isHeader,
    );
  }
}
