import {HorizontalRuleExtension} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {$createListItemNode, $createListNode, ListExtension} from '@lexical/list';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {MoveBlockExtension} from './move-block';

export const pageExtension = defineExtension({
  name: 'slash-menu-blocks',
  namespace: 'slash-menu-blocks',
  dependencies: [
    RichTextExtension,
    ListExtension,
    HorizontalRuleExtension,
    HistoryExtension,
    MoveBlockExtension,
  ],
  theme: {
    hr: 'slash-menu-blocks-divider',
    hrSelected: 'slash-menu-blocks-divider-selected',
    text: {
      italic: 'slash-menu-blocks-italic',
      underline: 'slash-menu-blocks-underline',
    },
  },
  $initialEditorState: $createPage,
});

function $createPage(): void {
  $getRoot().append(
    $createHeadingNode('h2').append($createTextNode('Plan for the week')),
    $createParagraphNode().append(
      $createTextNode('Every line is a block. Drag one by its handle.'),
    ),
    $createListNode('bullet').append(
      $createListItemNode().append($createTextNode('Draft the outline')),
      $createListItemNode().append($createTextNode('Ask two readers')),
    ),
    $createParagraphNode(),
  );
}
