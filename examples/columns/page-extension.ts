import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  defineExtension,
} from 'lexical';

import {$createColumns} from './column-nodes';
import {ColumnsExtension} from './columns-extension';

const TEXTS = ['Beside each other on a wide screen,', 'below each other on a phone.'];

export const pageExtension = defineExtension({
  name: 'columns',
  namespace: 'columns',
  dependencies: [RichTextExtension, HistoryExtension, ColumnsExtension],
  theme: {
    column: 'columns-column',
    columns: 'columns-row',
    text: {italic: 'columns-italic', underline: 'columns-underline'},
  },
  $initialEditorState: () => {
    const columns = $createColumns(TEXTS.length);
    for (const [index, column] of columns.getChildren().entries()) {
      const paragraph = $isElementNode(column) ? column.getFirstChild() : null;
      if ($isParagraphNode(paragraph)) {
        paragraph.append($createTextNode(TEXTS[index] ?? ''));
      }
    }
    $getRoot().append(columns, $createParagraphNode());
  },
});
