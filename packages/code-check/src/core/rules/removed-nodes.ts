import ts from 'typescript';

import {calledName, calleeOf, isOfClass, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const REMOVES = /^(?:replace|remove)$/;
/** Methods that look for a node's place in the document. */
const ASKS =
  /^(?:insertAfter|insertBefore|replace|getParentOrThrow|getParents?|get(?:Next|Previous)Siblings?|getTopLevelElement(?:OrThrow)?|getIndexWithinParent|select(?:Next|Previous))$/;

/** Nodes that are asked for their place in the document after they have left it. */
export const removedNodes: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isBlock(node)) continue;
      for (const [index, statement] of node.statements.entries()) {
        const removal = removalIn(statement, context);
        const use =
          removal && laterUse(removal, node.statements.slice(index + 1), context);
        if (use) yield remarkOf(use, removal);
      }
    }
  }
};

interface Removal {
  readonly name: string;
  readonly symbol: ts.Symbol | undefined;
  readonly how: string;
  /** The node that stands in its place. */
  readonly successor: string | undefined;
}

/** `node.replace(other);` and `node.remove();`, where the node has a name. */
function removalIn(
  statement: ts.Statement,
  {checker}: RuleContext,
): Removal | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const call = unwrapped(statement.expression);
  if (!ts.isCallExpression(call)) return undefined;
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || !REMOVES.test(callee.name.text))
    return undefined;
  const node = unwrapped(callee.expression);
  if (!ts.isIdentifier(node)) return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  if (!isOfClass(type, 'LexicalNode', checker)) return undefined;
  const [other] = call.arguments;
  return {
    name: node.text,
    symbol: symbolOf(node, checker),
    how: callee.name.text,
    successor: other && ts.isIdentifier(other) ? other.text : undefined,
  };
}

/** The first question for the place of a removed node; nothing where it may have got another one. */
function laterUse(
  {name, symbol}: Removal,
  statements: readonly ts.Statement[],
  {checker}: RuleContext,
): ts.CallExpression | undefined {
  for (const statement of statements) {
    for (const node of nodesOf(statement)) {
      if (!ts.isIdentifier(node) || node.text !== name) continue;
      if (symbolOf(node, checker) !== symbol) continue;
      const {parent} = node;
      const isObject =
        ts.isPropertyAccessExpression(parent) && parent.expression === node;
      if (!isObject) return undefined;
      const call = parent.parent;
      if (ts.isCallExpression(call) && ASKS.test(calledName(call) ?? '')) return call;
    }
  }
  return undefined;
}

function remarkOf(call: ts.CallExpression, {name, how, successor}: Removal): Remark {
  const asked = calledName(call) ?? 'this';
  return {
    rule: 'stale-node',
    node: calleeOf(call),
    reason: `${name} has left the document with ${how}, so it has no parent and no siblings any more, and ${asked} throws an error or finds nothing.`,
    fix:
      successor === undefined
        ? `Call ${asked} before ${name}.${how}(…), and keep what it returns.`
        : `Call it on the new node, ${successor}.${asked}(…), or before ${name}.${how}(${successor}).`,
    link: '/docs/concepts/nodes',
  };
}
