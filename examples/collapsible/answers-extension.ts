import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {$createCollapsible, CollapsibleExtension} from './collapsible-extension';

const ANSWERS = [
  ['What is a shadow root?', 'A node whose content works like a separate document.'],
  [
    'Why a button?',
    'It works with the keyboard, and tells screen readers whether it is open.',
  ],
];

export const answersExtension = defineExtension({
  name: 'collapsible',
  namespace: 'collapsible',
  dependencies: [RichTextExtension, HistoryExtension, CollapsibleExtension],
  theme: {
    collapsible: 'collapsible-block',
    collapsibleTitle: 'collapsible-title',
    collapsibleContent: 'collapsible-content',
    text: {italic: 'collapsible-italic', underline: 'collapsible-underline'},
  },
  $initialEditorState: () => {
    const blocks = ANSWERS.map(([title = '', answer = '']) =>
      $createCollapsible(
        [$createTextNode(title)],
        [$createParagraphNode().append($createTextNode(answer))],
      ),
    );
    $getRoot().append(...blocks, $createParagraphNode());
  },
});
