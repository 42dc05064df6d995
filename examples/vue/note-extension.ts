import {HistoryExtension} from '@lexical/history';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

/** The same extension would work in React, because nothing in it depends on a framework. */
export const noteExtension = defineExtension({
  name: 'vue',
  namespace: 'vue',
  dependencies: [RichTextExtension, HistoryExtension],
  theme: {text: {italic: 'vue-italic'}},
  $initialEditorState: () => {
    $getRoot().append(
      $createHeadingNode('h2').append($createTextNode('Vue around it')),
      $createParagraphNode().append(
        $createTextNode('Vue renders the buttons and the count, '),
        $createTextNode('Lexical').toggleFormat('bold'),
        $createTextNode(' the text.'),
      ),
    );
  },
});
