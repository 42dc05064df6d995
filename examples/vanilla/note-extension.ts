import {FocusManagerExtension, RovingTabIndexExtension} from '@lexical/a11y';
import {HistoryExtension} from '@lexical/history';
import {ListExtension} from '@lexical/list';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

/** The same extension would work in React, because nothing in it depends on a framework. */
export const noteExtension = defineExtension({
  name: 'vanilla',
  namespace: 'vanilla',
  dependencies: [
    RichTextExtension,
    ListExtension,
    HistoryExtension,
    RovingTabIndexExtension,
    FocusManagerExtension,
  ],
  theme: {text: {italic: 'vanilla-italic', underline: 'vanilla-underline'}},
  $initialEditorState: () => {
    $getRoot().append(
      $createHeadingNode('h2').append($createTextNode('No framework')),
      $createParagraphNode().append(
        $createTextNode('An editor, a toolbar and a '),
        $createTextNode('div').toggleFormat('bold'),
        $createTextNode('. Type here.'),
      ),
    );
  },
});
