import {FocusManagerExtension, RovingTabIndexExtension} from '@lexical/a11y';
import {HistoryExtension} from '@lexical/history';
import {ListExtension} from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  RichTextExtension,
} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {ToolbarStateExtension} from './toolbar-state';

/** The editor: its content types, its initial content, and the extensions for its toolbar. */
export const articleExtension = defineExtension({
  name: 'rich-text-toolbar',
  namespace: 'rich-text-toolbar',
  dependencies: [
    RichTextExtension,
    ListExtension,
    HistoryExtension,
    ToolbarStateExtension,
    // The arrow keys move along the toolbar. Alt+F10 moves into it, and Escape back to the text.
    RovingTabIndexExtension,
    FocusManagerExtension,
  ],
  theme: {
    text: {
      bold: 'rich-text-toolbar-bold',
      italic: 'rich-text-toolbar-italic',
      strikethrough: 'rich-text-toolbar-strikethrough',
      underline: 'rich-text-toolbar-underline',
      underlineStrikethrough: 'rich-text-toolbar-underline-strikethrough',
    },
  },
  $initialEditorState: $createArticle,
});

function $createArticle(): void {
  $getRoot().append(
    $createHeadingNode('h2').append($createTextNode('The toolbar follows you')),
    $createParagraphNode().append(
      $createTextNode('Move through these words and watch the buttons: '),
      $createTextNode('bold').toggleFormat('bold'),
      $createTextNode(', '),
      $createTextNode('italic').toggleFormat('italic'),
      $createTextNode(', '),
      $createTextNode('code').toggleFormat('code'),
      $createTextNode('.'),
    ),
    $createQuoteNode().append($createTextNode('Select a word and press Alt+F10.')),
    $createParagraphNode().append($createTextNode('The last line is yours.')),
  );
}
