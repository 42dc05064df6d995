import {$createCodeNode, $isCodeNode, type CodeNode} from '@lexical/code-core';
import {
  $getRoot,
  type EditorState,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical';

import {toContentError} from '../../document/content-error';
import {SHOW_PROBLEM_COMMAND} from '../commands';
import type {Converter} from '../converter';
import {replaceContent} from '../replace-content';

const LANGUAGE = 'markdown';

/** Returns whether the whole document is one Markdown code block. */
export function isMarkdownSource(state: EditorState): boolean {
  return state.read(() => $sourceBlock() !== null);
}

/** Switches between the document and its Markdown source, in one undo step. */
export function toggleMarkdown(editor: LexicalEditor, converter: Converter): void {
  const state = editor.getEditorState();
  const source = state.read(() => $sourceBlock()?.getTextContent() ?? null);
  try {
    if (source === null) showSource(editor, converter.write(state, 'markdown'));
    else replaceContent(editor, converter.read(source, 'markdown').state, 'markdown');
  } catch (error) {
    editor.dispatchCommand(SHOW_PROBLEM_COMMAND, toContentError(error));
  }
}

function showSource(editor: LexicalEditor, markdown: string): void {
  editor.update(
    () => {
      const code = $createCodeNode(LANGUAGE);
      $getRoot().clear().append(code);
      code.select().insertRawText(markdown.trimEnd());
      code.selectStart();
    },
    {tag: HISTORY_PUSH_TAG},
  );
}

function $sourceBlock(): CodeNode | null {
  const root = $getRoot();
  const only = root.getFirstChild();
  const isSource = root.getChildrenSize() === 1 && $isCodeNode(only);
  return isSource && only.getLanguage() === LANGUAGE ? only : null;
}
