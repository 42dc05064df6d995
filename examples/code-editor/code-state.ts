import {$isCodeNode, type CodeNode} from '@lexical/code-core';
import {computed, EditorStateExtension} from '@lexical/extension';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  defineExtension,
  type NodeKey,
} from 'lexical';

/** The code block that the caret is in. */
export interface CurrentBlock {
  readonly key: NodeKey;
  readonly language: string;
}

/** Provides the code block at the caret as a signal. */
export const CodeStateExtension = defineExtension({
  name: 'code-editor/CodeState',
  dependencies: [EditorStateExtension],
  build: (_editor, _config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    return {current: computed(() => editorState.value.read($readCurrentBlock))};
  },
});

function $readCurrentBlock(): CurrentBlock | null {
  const block = $currentCodeNode();
  return block ? {key: block.getKey(), language: block.getLanguage() ?? 'plain'} : null;
}

function $currentCodeNode(): CodeNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return $findMatchingParent(selection.anchor.getNode(), $isCodeNode);
}
