import './prism-manual';

import {$createCodeNode} from '@lexical/code-core';
import {CodePrismExtension} from '@lexical/code-prism';
import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {CodeStateExtension} from './code-state';
import {highlightTheme} from './highlight-theme';

export const documentExtension = defineExtension({
  name: 'code-editor',
  namespace: 'code-editor',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    // Nodes, highlighting, and Tab to indent.
    CodePrismExtension,
    CodeStateExtension,
  ],
  theme: {
    code: 'code-editor-block',
    codeHighlight: highlightTheme,
    text: {italic: 'code-editor-italic', underline: 'code-editor-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('Put the caret into the block and change its language.'),
      ),
      $createCodeNode('typescript').append($createTextNode(SAMPLE)),
      $createParagraphNode(),
    );
  },
});

const SAMPLE = `// How often does each word occur?
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/\\W+/)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}`;
