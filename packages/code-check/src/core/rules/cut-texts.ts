import ts from 'typescript';

import {valueOf} from '../editors';
import {isFunction, isInCallOf} from '../functions';
import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const CUTS = /^(?:substring|slice|substr|split)$/;
const TEXT = /^lexical#(?:LexicalNode|TextNode)\.getTextContent$/;

/** Texts that are cut by hand into new nodes, which lose what `splitText` keeps. */
export const cutTexts: Rule = function* (context) {
  for (const source of context.sources) {
    const seen = new Set<ts.Node>();
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, context.checker) !== 'lexical#$createTextNode')
        continue;
      const owner = ts.findAncestor(node, isFunction) ?? source;
      const of = cutIn(node.arguments[0], context);
      if (of === undefined || seen.has(owner) || keepsFormat(owner)) continue;
      if (!isReplaced(owner, of)) continue;
      seen.add(owner);
      yield remarkOf(node, of);
    }
  }
};

/** The node whose text an argument is a part of. */
function cutIn(
  given: ts.Expression | undefined,
  context: RuleContext,
): string | undefined {
  const value = given && valueOf(given, context.checker);
  if (!value || !ts.isCallExpression(value) || !CUTS.test(calledName(value) ?? ''))
    return undefined;
  const callee = unwrapped(value.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const text = valueOf(callee.expression, context.checker);
  if (!text || !ts.isCallExpression(text)) return undefined;
  if (!TEXT.test(nameOf(text.expression, context.checker) ?? '')) return undefined;
  const of = unwrapped(text.expression);
  return ts.isPropertyAccessExpression(of) ? of.expression.getText() : undefined;
}

/** Code that takes the format and the style along. */
function keepsFormat(owner: ts.Node): boolean {
  return /__format|__style|\.[gs]et(?:Format|Style)\(|\.splitText\(|\$copyNode/.test(
    owner.getText(),
  );
}

/** Whether the node itself is replaced or removed. */
function isReplaced(owner: ts.Node, of: string): boolean {
  return [...nodesOf(owner)].some((each) => {
    if (!ts.isCallExpression(each)) return false;
    const callee = unwrapped(each.expression);
    return (
      ts.isPropertyAccessExpression(callee) &&
      callee.expression.getText() === of &&
      /^(?:replace|remove)$/.test(callee.name.text)
    );
  });
}

function remarkOf(node: ts.CallExpression, of: string): Remark {
  return {
    rule: 'editor-setup',
    node,
    reason: `The text of ${of} is cut into new nodes, which lose its format, style and state, and the caret if it was in this text.`,
    fix: `Let Lexical cut it, and replace only the part: const parts = ${of}.splitText(start, end); const part = start === 0 ? parts[0] : parts[1]; part.replace(node). If text is to turn into a node while people type, and back, register it: registerLexicalTextEntity(editor, getMatch, OwnNode, $createOwnNode), from @lexical/text.`,
    link: '/docs/concepts/text-nodes',
    // A transform gets text of any format.
    isHint: !isInCallOf(/^registerNodeTransform$/, node),
  };
}
