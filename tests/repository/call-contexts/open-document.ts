import {
  $createCodeHighlightNode,
  $createCodeNode,
  CodeHighlightNode,
  CodeNode,
} from '@lexical/code';
import {$createHashtagNode, HashtagNode} from '@lexical/hashtag';
import {createHeadlessEditor} from '@lexical/headless';
import {
  $createAutoLinkNode,
  $createLinkNode,
  AutoLinkNode,
  LinkNode,
} from '@lexical/link';
import {
  $createListItemNode,
  $createListNode,
  ListItemNode,
  ListNode,
} from '@lexical/list';
import {$createMarkNode, MarkNode} from '@lexical/mark';
import {$createOverflowNode, OverflowNode} from '@lexical/overflow';
import {
  $createHeadingNode,
  $createQuoteNode,
  HeadingNode,
  QuoteNode,
} from '@lexical/rich-text';
import {
  $createTableNodeWithDimensions,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table';
import {
  $createLineBreakNode,
  $createNodeSelection,
  $createParagraphNode,
  $createRangeSelection,
  $createTabNode,
  $createTextNode,
  $getCaretRange,
  $getChildCaret,
  $getRoot,
  $setSelection,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical';

const NODES = [
  ...[HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode],
  ...[CodeNode, CodeHighlightNode, TableNode, TableRowNode, TableCellNode],
  ...[MarkNode, HashtagNode, OverflowNode],
];

/** An editor with a document, and what stands in it. */
export interface OpenDocument {
  readonly editor: LexicalEditor;
  readonly text: TextNode;
  /** One attached node of each class. */
  readonly nodes: ReadonlyMap<string, LexicalNode>;
  /** Objects of classes and types that are no nodes. */
  readonly objects: Readonly<Record<string, unknown>>;
}

/** Makes an editor without a DOM whose document holds a node of each class, and a selection. */
export function openDocument(): OpenDocument {
  const editor = createHeadlessEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
    onWarn: () => undefined,
  });
  let document: Omit<OpenDocument, 'editor'> | undefined;
  editor.update(() => (document = $fill()), {discrete: true});
  if (document === undefined) {
    throw new Error('The document was not made.');
  }
  return {editor, ...document};
}

function $fill(): Omit<OpenDocument, 'editor'> {
  const text = $createTextNode('some text');
  const paragraph = $createParagraphNode().append(
    ...[text, $createLineBreakNode(), $createTabNode(), $createHashtagNode('#tag')],
    $createLinkNode('https://example.com').append($createTextNode('link')),
    $createAutoLinkNode('https://example.com').append($createTextNode('auto')),
    $createMarkNode(['id']).append($createTextNode('mark')),
    $createOverflowNode().append($createTextNode('over')),
  );
  $getRoot().append(
    paragraph,
    $createHeadingNode('h1').append($createTextNode('head')),
    $createQuoteNode(),
    $createListNode('bullet').append($createListItemNode().append($createTextNode(''))),
    $createTableNodeWithDimensions(2, 2, true),
    $createCodeNode('js').append($createCodeHighlightNode('let')),
    $createParagraphNode().append($createTextNode('last')),
  );
  const selection = $createRangeSelection();
  selection.anchor.set(text.getKey(), 1, 'text');
  selection.focus.set(text.getKey(), 3, 'text');
  $setSelection(selection);
  const nodeSelection = $createNodeSelection();
  nodeSelection.add(text.getKey());
  const caret = $getChildCaret(paragraph, 'next');
  return {
    text,
    nodes: $nodesByClass(),
    objects: {
      RangeSelection: selection.clone(),
      NodeSelection: nodeSelection,
      PointType: selection.anchor,
      PointCaret: caret,
      NodeCaret: caret,
      CaretRange: $getCaretRange(caret, caret),
    },
  };
}

function $nodesByClass(): Map<string, LexicalNode> {
  const nodes = new Map<string, LexicalNode>();
  const add = (node: LexicalNode): void => {
    const {name} = node.constructor;
    if (!nodes.has(name)) {
      nodes.set(name, node);
    }
    if ('getChildren' in node) {
      (node.getChildren as () => LexicalNode[])().forEach(add);
    }
  };
  add($getRoot());
  return nodes;
}
