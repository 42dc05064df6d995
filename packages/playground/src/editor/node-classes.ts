import {CodeHighlightNode, CodeNode} from '@lexical/code-core';
import {HorizontalRuleNode} from '@lexical/extension';
import {HashtagNode} from '@lexical/hashtag';
import {AutoLinkNode, LinkNode} from '@lexical/link';
import {ListItemNode, ListNode} from '@lexical/list';
import {MarkNode} from '@lexical/mark';
import {OverflowNode} from '@lexical/overflow';
import {HeadingNode, QuoteNode} from '@lexical/rich-text';
import {TableCellNode, TableNode, TableRowNode} from '@lexical/table';
import type {Klass, LexicalNode} from 'lexical';

import {
  CollapsibleContentNode,
  CollapsibleNode,
  CollapsibleTitleNode,
} from './collapsible/collapsible-nodes';
import {ColumnNode, ColumnsNode} from './columns/column-nodes';
import {DateNode} from './dates/date-node';
import {EmbedNode} from './embeds/embed-node';
import {EquationNode} from './equations/equation-node';
import {ImageNode} from './images/image-node';
import {MentionNode} from './mentions/mention-node';
import {PageBreakNode} from './page-break/page-break-node';
import {UnknownBlockNode, UnknownInlineNode} from './unknown-nodes';

/**
 * All classes, whichever plugins are on: a document keeps its tables when their plugin is switched
 * off, like an application's old documents.
 */
export const NODE_CLASSES: readonly Klass<LexicalNode>[] = [
  AutoLinkNode,
  CodeHighlightNode,
  CodeNode,
  CollapsibleContentNode,
  CollapsibleNode,
  CollapsibleTitleNode,
  ColumnNode,
  ColumnsNode,
  DateNode,
  EmbedNode,
  EquationNode,
  HashtagNode,
  HeadingNode,
  HorizontalRuleNode,
  ImageNode,
  LinkNode,
  ListItemNode,
  ListNode,
  MarkNode,
  MentionNode,
  OverflowNode,
  PageBreakNode,
  QuoteNode,
  TableCellNode,
  TableNode,
  TableRowNode,
  UnknownBlockNode,
  UnknownInlineNode,
];

const CORE_TYPES = ['root', 'paragraph', 'text', 'linebreak', 'tab'];

const KNOWN_TYPES: ReadonlySet<string> = new Set([
  ...CORE_TYPES,
  ...NODE_CLASSES.map((nodeClass) => nodeClass.getType()),
]);

/** Classes from the reader's code; none on the page itself, which doesn't run it. */
let ownClasses: readonly Klass<LexicalNode>[] = [];

/** Sets the classes of the reader's code, for editors and converters that are created later. */
export function setOwnNodeClasses(classes: readonly Klass<LexicalNode>[]): void {
  ownClasses = classes;
}

/** Returns the classes of the playground and of the reader's code. */
export function nodeClasses(): Klass<LexicalNode>[] {
  return [...new Set([...NODE_CLASSES, ...ownClasses])];
}

/** Returns whether the editor has a class for this node type. */
export function isKnownType(type: string): boolean {
  return KNOWN_TYPES.has(type) || ownClasses.some((own) => own.getType() === type);
}
