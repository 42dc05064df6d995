import {computed, EditorStateExtension} from '@lexical/extension';
import {$isListNode} from '@lexical/list';
import {$isHeadingNode, $isQuoteNode} from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  defineExtension,
  type ElementFormatType,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';

export const TEXT_FORMATS = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
] as const satisfies readonly TextFormatType[];

export type BlockType = 'paragraph' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';

/** The state that the buttons show. */
export interface ToolbarState {
  readonly formats: ReadonlySet<TextFormatType>;
  readonly block: BlockType;
  readonly alignment: ElementFormatType;
}

const NOTHING_SELECTED: ToolbarState = {
  formats: new Set(),
  block: 'paragraph',
  alignment: '',
};

/** Derives the toolbar's state from the editor state, as one signal that any toolbar can read. */
export const ToolbarStateExtension = defineExtension({
  name: 'rich-text-toolbar/ToolbarState',
  dependencies: [EditorStateExtension],
  build: (_editor, _config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    return {toolbar: computed(() => editorState.value.read($readToolbarState))};
  },
});

function $readToolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NOTHING_SELECTED;
  const anchorNode = selection.anchor.getNode();
  return {
    formats: new Set(TEXT_FORMATS.filter((format) => selection.hasFormat(format))),
    block: $blockTypeAt(anchorNode),
    alignment: $findMatchingParent(anchorNode, $isBlock)?.getFormatType() ?? '',
  };
}

function $isBlock(node: LexicalNode): node is ElementNode {
  return $isElementNode(node) && !node.isInline();
}

function $blockTypeAt(node: LexicalNode): BlockType {
  const list = $findMatchingParent(node, $isListNode);
  if (list) return list.getListType() === 'number' ? 'number' : 'bullet';
  const block = $findMatchingParent(node, (ancestor) =>
    $isRootNode(ancestor.getParent()),
  );
  if ($isQuoteNode(block)) return 'quote';
  if ($isHeadingNode(block)) return block.getTag() === 'h2' ? 'h2' : 'h3';
  return 'paragraph';
}
