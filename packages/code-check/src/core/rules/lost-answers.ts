import ts from 'typescript';

import {isFunction, returnStatementsOf} from '../functions';
import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import {functionOf} from './named-functions';
import type {Remark, Rule, RuleContext} from './rule';

/** Calls that run a function and ignore what it returns. */
const IGNORES =
  /^(?:forEach|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|then|finally)$/;

/** Handlers whose answer is in a function inside them, from where it never reaches Lexical. */
export const lostAnswers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.registerCommand') continue;
      const handler = functionOf(node.arguments[1], context);
      const remark = handler && ofHandler(handler, context);
      if (remark) yield remark;
    }
  }
};

function ofHandler(
  handler: ts.FunctionLikeDeclaration,
  context: RuleContext,
): Remark | undefined {
  if (!handler.body || !ts.isBlock(handler.body)) return undefined;
  const own = isFunction(handler) ? returnStatementsOf(handler) : [];
  if (own.some(({expression}) => expression?.kind !== ts.SyntaxKind.FalseKeyword))
    return undefined;
  for (const each of nodesOf(handler.body)) {
    if (!ts.isReturnStatement(each)) continue;
    const inner = ts.findAncestor(each, isFunction);
    const by = inner && inner !== handler ? ignoredBy(inner, context) : undefined;
    if (by === undefined || each.expression?.kind !== ts.SyntaxKind.TrueKeyword)
      continue;
    return {
      rule: 'editor-setup',
      node: each,
      reason: `This returns from the function that ${by} calls, and ${by} ignores the result. The handler itself ${own.length === 0 ? 'returns nothing' : 'returns false'}, so Lexical calls the other handlers, too.`,
      fix:
        by === 'forEach'
          ? 'Return from the handler: for (const node of nodes) { …; return true; }, or set a flag in the loop and return it at the end: let isHandled = false; …; return isHandled;'
          : `Return from the handler, after ${by}: editor.update(() => {…}); return true;. A handler already runs in an update, so its code doesn't need editor.update.`,
      link: '/docs/concepts/commands#what-does-returning-true-do',
    };
  }
  return undefined;
}

/** The call that runs a function, if it ignores its answer. */
function ignoredBy(inner: ts.Node, {checker}: RuleContext): string | undefined {
  const {parent} = inner;
  const name = ts.isCallExpression(parent) ? (calledName(parent) ?? '') : '';
  if (!ts.isCallExpression(parent)) return undefined;
  const isUpdate =
    nameOf(parent.expression, checker) === 'lexical#LexicalEditor.update';
  if (!isUpdate && !IGNORES.test(name)) return undefined;
  // The result of `then` may be what the code waits for.
  return ts.isExpressionStatement(unwrapped(parent).parent) ? name : undefined;
}
