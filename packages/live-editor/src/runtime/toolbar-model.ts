import {$isListNode} from '@lexical/list';
import {$isHeadingNode} from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalNode,
} from 'lexical';

/** What the toolbar's toggles show as pressed. */
export interface ToolbarState {
  bold: boolean;
  italic: boolean;
  heading: boolean;
  list: boolean;
}

const NOTHING_PRESSED: ToolbarState = {
  bold: false,
  italic: false,
  heading: false,
  list: false,
};

/** Returns the formats of the selection; nothing is pressed without a range selection. */
export function readToolbar(editorState: EditorState): ToolbarState {
  return editorState.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return NOTHING_PRESSED;
    const anchorNode = selection.anchor.getNode();
    return {
      bold: selection.hasFormat('bold'),
      italic: selection.hasFormat('italic'),
      heading: $isInside(anchorNode, $isHeadingNode),
      list: $isInside(anchorNode, $isListNode),
    };
  });
}

function $isInside(node: LexicalNode, is: (ancestor: LexicalNode) => boolean): boolean {
  return $findMatchingParent(node, is) !== null;
}
