import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $create,
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  KEY_ARROW_DOWN_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type Klass,
  type LexicalNode,
  mergeRegister,
} from 'lexical';

import {$createColumns, ColumnNode, ColumnsNode} from './column-nodes';

export const INSERT_COLUMNS_COMMAND = createCommand<number>('INSERT_COLUMNS_COMMAND');

/** Adds columns: their nodes, a command that inserts them, and the keys that leave them. */
export const ColumnsExtension = defineExtension({
  name: 'columns/Columns',
  nodes: [ColumnsNode, ColumnNode],
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(ColumnsNode, $keepColumnsOnly),
      editor.registerNodeTransform(ColumnNode, $keepFilled),
      editor.registerCommand(
        INSERT_COLUMNS_COMMAND,
        (count) => {
          const columns = $createColumns(count);
          $insertNodeToNearestRoot(columns);
          columns.getFirstDescendant()?.selectStart();
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(KEY_ARROW_DOWN_COMMAND, $leaveBelow, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeEmpty, COMMAND_PRIORITY_LOW),
    ),
});

function $keepColumnsOnly(columns: ColumnsNode): void {
  for (const child of columns.getChildren()) {
    if (child instanceof ColumnNode) continue;
    const column = $create(ColumnNode);
    child.replace(column);
    column.append(child);
  }
  if (columns.isEmpty()) columns.remove();
}

function $keepFilled(column: ColumnNode): void {
  if (column.isEmpty()) column.append($createParagraphNode());
  if (column.getParent() instanceof ColumnsNode) return;
  for (const child of column.getChildren()) column.insertBefore(child);
  column.remove();
}

/** If the document ends with columns, the down arrow key adds a line below them. */
function $leaveBelow(event: KeyboardEvent): boolean {
  const columns = $around(ColumnsNode);
  const column = $around(ColumnNode);
  const selection = $getSelection();
  if (!columns || !column || !$isRangeSelection(selection)) return false;
  const block = $findMatchingParent(selection.anchor.getNode(), (node) =>
    column.is(node.getParent()),
  );
  if (columns.getNextSibling() || block?.getNextSibling()) return false;
  event.preventDefault();
  const paragraph = $createParagraphNode();
  columns.insertAfter(paragraph);
  paragraph.selectStart();
  return true;
}

function $removeEmpty(event: KeyboardEvent): boolean {
  const columns = $around(ColumnsNode);
  if (columns?.getTextContent().trim() !== '') return false;
  event.preventDefault();
  const paragraph = $createParagraphNode();
  columns.replace(paragraph);
  paragraph.selectStart();
  return true;
}

function $around<Node extends LexicalNode>(type: Klass<Node>): Node | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return $findMatchingParent(
    selection.anchor.getNode(),
    (node): node is Node => node instanceof type,
  );
}
