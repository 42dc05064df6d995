import {CodeExtension} from '@lexical/code-core';
import {HistoryExtension} from '@lexical/history';
import {LinkExtension} from '@lexical/link';
import {ListExtension} from '@lexical/list';
import {
  $convertFromMarkdownString,
  registerMarkdownShortcuts,
  TRANSFORMERS,
} from '@lexical/markdown';
import {RichTextExtension} from '@lexical/rich-text';
import {defineExtension} from 'lexical';

/** Turns Markdown into nodes while the user types, and registers these nodes. */
export const MarkdownShortcutsExtension = defineExtension({
  name: 'markdown-shortcuts/Shortcuts',
  dependencies: [RichTextExtension, ListExtension, LinkExtension, CodeExtension],
  register: (editor) => registerMarkdownShortcuts(editor, TRANSFORMERS),
});

export const markdownExtension = defineExtension({
  name: 'markdown-shortcuts',
  namespace: 'markdown-shortcuts',
  dependencies: [MarkdownShortcutsExtension, HistoryExtension],
  theme: {
    code: 'markdown-shortcuts-code',
    text: {
      bold: 'markdown-shortcuts-bold',
      italic: 'markdown-shortcuts-italic',
      strikethrough: 'markdown-shortcuts-strikethrough',
    },
  },
  $initialEditorState: () => {
    $convertFromMarkdownString(WELCOME, TRANSFORMERS);
  },
});

const WELCOME = `## Write as in Markdown

Signs become **formats**, *without* leaving the \`keyboard\`.

- Read this line
- Start a new one with a sign of your own

> The button above shows the source.`;
