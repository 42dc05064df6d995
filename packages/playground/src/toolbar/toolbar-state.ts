import {$isCodeNode} from '@lexical/code-core';
import {$isLinkNode} from '@lexical/link';
import {$getSelectionStyleValueForProperty} from '@lexical/selection';
import {$isTableNode} from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type EditorState,
  type ElementFormatType,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
} from 'lexical';

import {$blockIdOf} from '../editor/blocks/block-extension';
import type {BlockId} from '../editor/blocks/block-ids';

/** What the toolbars show about the selection. */
export interface ToolbarState {
  readonly block: BlockId | null;
  readonly formats: ReadonlySet<TextFormatType>;
  readonly alignment: ElementFormatType;
  /** CSS values; empty if the text has the page's own value, or several. */
  readonly color: string;
  readonly background: string;
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly isLink: boolean;
  readonly inTable: boolean;
  readonly code: {readonly key: NodeKey; readonly language: string} | null;
}

const NOTHING: ToolbarState = {
  block: 'paragraph',
  formats: new Set(),
  alignment: '',
  color: '',
  background: '',
  fontFamily: '',
  fontSize: '',
  isLink: false,
  inTable: false,
  code: null,
};

/** Reads what the toolbars show. Without a range selection, no button is pressed. */
export function readToolbar(state: EditorState): ToolbarState {
  return state.read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? $readRange(selection) : NOTHING;
  });
}

function $readRange(selection: RangeSelection): ToolbarState {
  const node = selection.anchor.getNode();
  const code = $findMatchingParent(node, $isCodeNode);
  const formats = Object.keys(TEXT_TYPE_TO_FORMAT) as TextFormatType[];
  return {
    block: $blockIdOf(node),
    formats: new Set(formats.filter((format) => selection.hasFormat(format))),
    alignment: $alignmentOf(node),
    color: $getSelectionStyleValueForProperty(selection, 'color', ''),
    background: $getSelectionStyleValueForProperty(selection, 'background-color', ''),
    fontFamily: $getSelectionStyleValueForProperty(selection, 'font-family', ''),
    fontSize: $getSelectionStyleValueForProperty(selection, 'font-size', ''),
    isLink: $isInside(node, $isLinkNode),
    inTable: $isInside(node, $isTableNode),
    code: code && {key: code.getKey(), language: code.getLanguage() ?? ''},
  };
}

function $alignmentOf(node: LexicalNode): ElementFormatType {
  const block = $findMatchingParent(
    node,
    (candidate) => $isElementNode(candidate) && !candidate.isInline(),
  );
  return $isElementNode(block) ? block.getFormatType() : '';
}

function $isInside(node: LexicalNode, is: (ancestor: LexicalNode) => boolean): boolean {
  return $findMatchingParent(node, is) !== null;
}
