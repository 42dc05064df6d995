import {CodeHighlightNode, CodeNode} from '@lexical/code-core';
import {DecoratorTextNode, HorizontalRuleNode} from '@lexical/extension';
import {HashtagNode} from '@lexical/hashtag';
import {AutoLinkNode, LinkNode} from '@lexical/link';
import {ListItemNode, ListNode} from '@lexical/list';
import {MarkNode} from '@lexical/mark';
import {OverflowNode} from '@lexical/overflow';
import {HeadingNode, QuoteNode} from '@lexical/rich-text';
import {TableCellNode, TableNode, TableRowNode} from '@lexical/table';
import type {Klass, LexicalNode} from 'lexical';

import {PlaceholderNode} from './placeholder-node';

/** All node classes of the installed packages; a test compares them with the facts. */
export const NODE_CLASSES: readonly Klass<LexicalNode>[] = [
  AutoLinkNode,
  CodeHighlightNode,
  CodeNode,
  DecoratorTextNode,
  HashtagNode,
  HeadingNode,
  HorizontalRuleNode,
  LinkNode,
  ListItemNode,
  ListNode,
  MarkNode,
  OverflowNode,
  PlaceholderNode,
  QuoteNode,
  TableCellNode,
  TableNode,
  TableRowNode,
];
