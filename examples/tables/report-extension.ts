import {FocusManagerExtension, RovingTabIndexExtension} from '@lexical/a11y';
import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  TableExtension,
} from '@lexical/table';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {TableStateExtension} from './table-state';

export const reportExtension = defineExtension({
  name: 'tables',
  namespace: 'tables',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    TableExtension,
    TableStateExtension,
    RovingTabIndexExtension,
    FocusManagerExtension,
  ],
  theme: {
    table: 'tables-table',
    tableCell: 'tables-cell',
    tableCellHeader: 'tables-header',
    tableCellSelected: 'tables-selected',
    tableScrollableWrapper: 'tables-scroll',
    tableSelection: 'tables-selection',
    text: {italic: 'tables-italic', underline: 'tables-underline'},
  },
  $initialEditorState: $createReport,
});

const CONTENT = [
  ['Release', 'Date', 'Changes'],
  ['0.49', 'March', '31'],
  ['0.50', 'April', '44'],
];

function $createReport(): void {
  const table = $createTableNode();
  for (const [index, texts] of CONTENT.entries()) {
    const header =
      index === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS;
    const cells = texts.map((text) =>
      $createTableCellNode(header).append(
        $createParagraphNode().append($createTextNode(text)),
      ),
    );
    table.append($createTableRowNode().append(...cells));
  }
  $getRoot().append(
    $createParagraphNode().append(
      $createTextNode(
        'Put the caret in a cell. To select cells, drag, or press Shift and an arrow key.',
      ),
    ),
    table,
    $createParagraphNode(),
  );
}
