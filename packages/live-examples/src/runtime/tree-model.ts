import {$isLinkNode} from '@lexical/link';
import {$isListNode} from '@lexical/list';
import {$isHeadingNode} from '@lexical/rich-text';
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type BaseSelection,
  type EditorState,
  type LexicalNode,
  type NodeKey,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
  type TextNode,
} from 'lexical';

/** A node of the tree, for display. */
export interface TreeEntry {
  key: NodeKey;
  type: string;
  /** What distinguishes it from others of its type: a heading's tag, a list's type, a link's URL. */
  detail?: string;
  formats: readonly TextFormatType[];
  /** Whether the node is, or contains a part of, the selection. */
  selected: boolean;
  text?: TreeText;
  children: readonly TreeEntry[];
}

/** The text of a text node; `selection` is in UTF-16 units, and equal ends are the caret. */
export interface TreeText {
  content: string;
  selection?: readonly [start: number, end: number];
}

/** Returns the whole node tree of an editor state, from the root down. */
export function readTree(editorState: EditorState): TreeEntry {
  return editorState.read(() => {
    const selection = $getSelection();
    const selectedKeys = new Set(selection?.getNodes().map((node) => node.getKey()));
    return $readEntry($getRoot(), selection, selectedKeys);
  });
}

function $readEntry(
  node: LexicalNode,
  selection: BaseSelection | null,
  selectedKeys: ReadonlySet<NodeKey>,
): TreeEntry {
  const selected = selectedKeys.has(node.getKey());
  return {
    key: node.getKey(),
    type: node.getType(),
    detail: $readDetail(node),
    formats: $isTextNode(node) ? readFormats((format) => node.hasFormat(format)) : [],
    selected,
    text: $isTextNode(node) ? $readText(node, selected ? selection : null) : undefined,
    children: $isElementNode(node)
      ? node.getChildren().map((child) => $readEntry(child, selection, selectedKeys))
      : [],
  };
}

/** Returns the names of the text formats for which `hasFormat` is true. */
export function readFormats(
  hasFormat: (format: TextFormatType) => boolean,
): readonly TextFormatType[] {
  const formats = Object.keys(TEXT_TYPE_TO_FORMAT) as TextFormatType[];
  return formats.filter(hasFormat);
}

function $readDetail(node: LexicalNode): string | undefined {
  if ($isHeadingNode(node)) return node.getTag();
  if ($isListNode(node)) return node.getListType();
  if ($isLinkNode(node)) return node.getURL();
  return undefined;
}

function $readText(node: TextNode, selection: BaseSelection | null): TreeText {
  const content = node.getTextContent();
  if (!$isRangeSelection(selection)) return {content};
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  const key = node.getKey();
  return {
    content,
    selection: [
      start.key === key ? start.offset : 0,
      end.key === key ? end.offset : content.length,
    ],
  };
}
