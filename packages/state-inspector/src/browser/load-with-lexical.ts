import {buildEditorFromExtensions} from '@lexical/extension';
import {
  $convertToMarkdownString,
  MdastBlockquoteExtension,
  MdastCodeExtension,
  MdastExtension,
  MdastGfmExtension,
  MdastHeadingExtension,
  MdastHorizontalRuleExtension,
  MdastLinkExtension,
  MdastListExtension,
} from '@lexical/mdast';
import {createEditor, defineExtension} from 'lexical';

import {NODE_CLASSES} from '../preview/node-classes';

/** Returns the message that `parseEditorState` throws in an editor with all known nodes, or null. */
export function loadErrorOf(json: string): string | null {
  const editor = createEditor({
    nodes: [...NODE_CLASSES],
    onError(error) {
      throw error;
    },
  });
  try {
    const state = editor.parseEditorState(json);
    // As setEditorState does, which needs a document.
    return state.isEmpty() ? 'setEditorState: the editor state is empty.' : null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Returns a drawable state as Markdown. */
export function markdownOf(json: string): string {
  const editor = buildEditorFromExtensions(
    defineExtension({
      name: 'state-inspector/markdown',
      nodes: [...NODE_CLASSES],
      dependencies: [
        MdastBlockquoteExtension,
        MdastCodeExtension,
        MdastExtension,
        MdastGfmExtension,
        MdastHeadingExtension,
        MdastHorizontalRuleExtension,
        MdastLinkExtension,
        MdastListExtension,
      ],
    }),
  );
  const state = editor.parseEditorState(json);
  return state.read(() => $convertToMarkdownString(), {editor});
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError) return 'Maximum call stack size exceeded';
  return error instanceof Error ? error.message : String(error);
}
