import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {FindExtension} from './find-extension';

export const letterExtension = defineExtension({
  name: 'find-replace',
  namespace: 'find-replace',
  dependencies: [RichTextExtension, HistoryExtension, FindExtension],
  theme: {text: {italic: 'find-replace-italic', underline: 'find-replace-underline'}},
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('The gate is o'),
        $createTextNode('pe').toggleFormat('bold'),
        $createTextNode('n from April. An open gate invites guests.'),
      ),
      $createParagraphNode().append($createTextNode('Please keep it open.')),
    );
  },
});
