import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  KEY_ARROW_DOWN_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalCommand,
  mergeRegister,
} from 'lexical';

import {$leaveBelow} from '../blocks/leave-below';
import {
  $createColumnNode,
  $createColumnsNode,
  $isColumnNode,
  $isColumnsNode,
  ColumnNode,
  ColumnsNode,
} from './column-nodes';

/** Inserts as many columns as the payload says. */
export const INSERT_COLUMNS_COMMAND: LexicalCommand<number> = createCommand(
  'INSERT_COLUMNS_COMMAND',
);

/** Columns of blocks: inserted by a command, left with arrow keys, removed by Backspace when empty. */
export const columnsExtension = defineExtension({
  name: 'playground/columns',
  nodes: () => [ColumnsNode, ColumnNode],
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(ColumnsNode, $keepColumnsOnly),
      editor.registerNodeTransform(ColumnNode, $keepInside),
      editor.registerCommand(
        INSERT_COLUMNS_COMMAND,
        (count) => {
          if ($getSelection() === null) $getRoot().selectEnd();
          const columns = $createColumnsNode(count);
          $insertNodeToNearestRoot(columns);
          const before = columns.getPreviousSibling();
          if ($isParagraphNode(before) && before.isEmpty()) before.remove();
          columns.getFirstDescendant()?.selectStart();
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        KEY_ARROW_DOWN_COMMAND,
        (event) => $leaveBelow(event, $isColumnsNode, $isColumnNode),
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeEmpty, COMMAND_PRIORITY_LOW),
    ),
});

/** Other children of columns become columns; without children, the columns are removed. */
function $keepColumnsOnly(columns: ColumnsNode): void {
  for (const child of columns.getChildren()) {
    if ($isColumnNode(child)) continue;
    const column = $createColumnNode();
    child.replace(column);
    column.append(child);
  }
  if (columns.isEmpty()) columns.remove();
}

/** A column always has a block, and a column outside of columns is replaced with its blocks. */
function $keepInside(column: ColumnNode): void {
  if (column.isEmpty()) column.append($createParagraphNode());
  if ($isColumnsNode(column.getParent())) return;
  for (const child of column.getChildren()) column.insertBefore(child);
  column.remove();
}

function $removeEmpty(event: KeyboardEvent): boolean {
  const columns = $selectedColumns();
  if (columns?.getTextContent().trim() !== '') return false;
  const isBlank = columns
    .getChildren()
    .every((column) => $isColumnNode(column) && column.getChildrenSize() < 2);
  if (!isBlank) return false;
  event.preventDefault();
  const paragraph = $createParagraphNode();
  columns.replace(paragraph);
  paragraph.selectStart();
  return true;
}

function $selectedColumns(): ColumnsNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return $findMatchingParent(selection.anchor.getNode(), $isColumnsNode);
}
