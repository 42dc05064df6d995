import ts from 'typescript';

import {isFunction} from '../functions';
import {isResultOf} from '../editors';
import {nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LINES = /^(?:ParagraphNode|HeadingNode)$/;
const BLOCKS =
  /^(?:ParagraphNode|HeadingNode|QuoteNode|ListNode|CodeNode|TableNode|HorizontalRuleNode)$/;
const GENERATED = /#\$generateNodesFromDOM$/;

/** Blocks that are inserted in a paragraph or a heading, which can only contain text. */
export const nestedBlocks: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node) ? ofAppend(node, context) : undefined;
      if (remark) yield remark;
    }
  }
};

function ofAppend(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const {checker} = context;
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (nameOf(callee, checker) !== 'lexical#ElementNode.append') return undefined;
  const holder = checker.typeToString(checker.getTypeAtLocation(callee.expression));
  if (!LINES.test(holder)) return undefined;
  const block = call.arguments.find((each) =>
    BLOCKS.test(checker.typeToString(checker.getTypeAtLocation(each))),
  );
  const generated = call.arguments.find((each) =>
    ts.isSpreadElement(each)
      ? isResultOf(GENERATED, each.expression, checker)
      : isItemOfGenerated(each, context) && !isConditional(call),
  );
  const wrong = block ?? generated;
  const what = holder === 'ParagraphNode' ? 'A paragraph' : 'A heading';
  return (
    wrong && {
      rule: 'text-in-root',
      node: wrong,
      reason: block
        ? `${what} holds text and other inline nodes, but this is a block, so there is a block inside a block.`
        : `${what} holds text and other inline nodes, but imported HTML consists of blocks, such as paragraphs and headings, which end up inside ${what.toLowerCase()}.`,
      fix: block
        ? 'Put the block beside it: $getRoot().append(block), or element.insertAfter(block).'
        : 'Insert them where blocks belong: $getRoot().clear().select(); $insertNodes(nodes); this also wraps loose text in paragraphs.',
      link: '/docs/concepts/serialization',
      // Code that repairs such documents creates one on purpose.
      isHint: block !== undefined,
    }
  );
}

/** Returns whether the function around a call only runs it for some items, such as inline ones. */
function isConditional(call: ts.CallExpression): boolean {
  const condition = ts.findAncestor(call.parent, (node) => {
    if (isFunction(node) || ts.isForOfStatement(node)) return 'quit';
    return ts.isConditionalExpression(node) || ts.isIfStatement(node);
  });
  return condition !== undefined;
}

/** The item of a loop over imported nodes: `nodes.forEach((node) => paragraph.append(node))`. */
function isItemOfGenerated(node: ts.Expression, {checker}: RuleContext): boolean {
  const plain = unwrapped(node);
  const declaration = checker.getSymbolAtLocation(plain)?.valueDeclaration;
  if (!declaration) return false;
  if (ts.isParameter(declaration)) {
    const owner = declaration.parent;
    const call = isFunction(owner) ? owner.parent : undefined;
    const list =
      call &&
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression)
        ? call.expression.expression
        : undefined;
    return list !== undefined && isResultOf(GENERATED, list, checker);
  }
  const loop = ts.findAncestor(declaration, ts.isForOfStatement);
  return loop !== undefined && isResultOf(GENERATED, loop.expression, checker);
}
