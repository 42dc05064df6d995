import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableRowIsHeader,
  $unmergeCell,
  INSERT_TABLE_COMMAND,
} from '@lexical/table';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

import type {TableState} from './table-state';

/** A button: when it's available, and what it does inside an update. */
export interface TableAction {
  readonly label: string;
  readonly isEnabled: (state: TableState) => boolean;
  readonly isPressed?: (state: TableState) => boolean;
  readonly $run: (editor: LexicalEditor) => void;
}

const isInTable = (state: TableState) => state.isInTable;

export const TABLE_ACTIONS: readonly TableAction[] = [
  {label: 'New table', isEnabled: () => true, $run: $insertTable},
  {
    label: 'Row above',
    isEnabled: isInTable,
    $run: () => $insertTableRowAtSelection(false),
  },
  {
    label: 'Row below',
    isEnabled: isInTable,
    $run: () => $insertTableRowAtSelection(true),
  },
  {label: 'Delete row', isEnabled: isInTable, $run: $deleteTableRowAtSelection},
  {
    label: 'Column before',
    isEnabled: isInTable,
    $run: () => $insertTableColumnAtSelection(false),
  },
  {
    label: 'Column after',
    isEnabled: isInTable,
    $run: () => $insertTableColumnAtSelection(true),
  },
  {label: 'Delete column', isEnabled: isInTable, $run: $deleteTableColumnAtSelection},
  {label: 'Merge cells', isEnabled: ({canMerge}) => canMerge, $run: $mergeSelected},
  {label: 'Split cell', isEnabled: ({canSplit}) => canSplit, $run: $unmergeCell},
  {
    label: 'Header row',
    isEnabled: isInTable,
    isPressed: ({isHeader}) => isHeader,
    $run: $toggleHeaderRow,
  },
];

function $insertTable(editor: LexicalEditor): void {
  if ($getSelection() === null) $getRoot().selectEnd();
  editor.dispatchCommand(INSERT_TABLE_COMMAND, {
    rows: '3',
    columns: '3',
    includeHeaders: {rows: true, columns: false},
  });
}

function $mergeSelected(): void {
  const selection = $getSelection();
  if ($isTableSelection(selection)) {
    const merged = $mergeCells(selection.getNodes().filter($isTableCellNode));
    // The selection refers to cells that no longer exist.
    merged?.selectEnd();
  }
}

function $toggleHeaderRow(): void {
  const cell = $findCellNode($anchorNode());
  const table = cell && $findTableNode(cell);
  if (!cell || !table) return;
  $setTableRowIsHeader(
    table,
    $getTableRowIndexFromTableCellNode(cell),
    !cell.hasHeader(),
  );
}

function $anchorNode(): LexicalNode {
  const selection = $getSelection();
  return $isRangeSelection(selection) || $isTableSelection(selection)
    ? selection.anchor.getNode()
    : $getRoot();
}
