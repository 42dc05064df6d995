import {SelectionAlwaysOnDisplayExtension} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {$createMarkNode} from '@lexical/mark';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  configExtension,
  defineExtension,
} from 'lexical';

import {CommentsExtension} from './comments-extension';

const FIRST_THREAD = {
  id: 'first',
  quote: 'the smallest thing that could work',
  messages: ['Say what it is?'],
};

export const reviewExtension = defineExtension({
  name: 'comments',
  namespace: 'comments',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    configExtension(CommentsExtension, {threads: [FIRST_THREAD]}),
    // The passage stays highlighted while the user writes the comment.
    SelectionAlwaysOnDisplayExtension,
  ],
  theme: {
    mark: 'comments-mark',
    markOverlap: 'comments-overlap',
    text: {italic: 'comments-italic', underline: 'comments-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('We start with '),
        $createMarkNode([FIRST_THREAD.id]).append($createTextNode(FIRST_THREAD.quote)),
        $createTextNode(', and ask readers what they miss.'),
      ),
      $createParagraphNode().append(
        $createTextNode('Select words here and comment on them.'),
      ),
    );
  },
});
