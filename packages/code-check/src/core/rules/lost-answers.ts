import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import {functionOf} from './named-functions';
import type {Remark, Rule} from './rule';

/** Calls that run a function and ignore what it returns. */
const IGNORES =
  /^(?:forEach|update|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|then|finally)$/;

/** Handlers whose answer is in a function inside them, from where it never reaches Lexical. */
export const lostAnswers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.registerCommand') continue;
      const handler = functionOf(node.arguments[1], context);
      const remark = handler && ofHandler(handler);
      if (remark) yield remark;
    }
  }
};

function ofHandler(handler: ts.FunctionLikeDeclaration): Remark | undefined {
  if (!handler.body || !ts.isBlock(handler.body)) return undefined;
  const returns = [...nodesOf(handler.body)].filter(ts.isReturnStatement);
  const own = returns.filter((each) => ts.findAncestor(each, isFunction) === handler);
  if (own.some(({expression}) => expression?.kind !== ts.SyntaxKind.FalseKeyword))
    return undefined;
  for (const each of returns) {
    const inner = ts.findAncestor(each, isFunction);
    const by = inner && inner !== handler ? ignoredBy(inner) : undefined;
    if (by === undefined || each.expression?.kind !== ts.SyntaxKind.TrueKeyword)
      continue;
    return {
      rule: 'editor-setup',
      node: each,
      reason: `This return ends the function that ${by} calls, and ${by} ignores what it returns. The handler itself ${own.length === 0 ? 'returns nothing' : 'returns false'}, so Lexical calls the other handlers as well.`,
      fix:
        by === 'forEach'
          ? 'Return from the handler: for (const node of nodes) { …; return true; }, or set a flag in the loop and return it at the end: let isHandled = false; …; return isHandled;'
          : `Return from the handler, after ${by}: editor.update(() => {…}); return true;. A handler runs in an update already, so the code can stand in it directly.`,
      link: '/docs/concepts/commands#what-does-returning-true-do',
    };
  }
  return undefined;
}

/** The call that runs a function, if it ignores its answer. */
function ignoredBy(inner: ts.Node): string | undefined {
  const {parent} = inner;
  const name = ts.isCallExpression(parent) ? (calledName(parent) ?? '') : '';
  if (!ts.isCallExpression(parent) || !IGNORES.test(name)) return undefined;
  // The result of `then` may be what the code waits for.
  return ts.isExpressionStatement(unwrapped(parent).parent) ? name : undefined;
}
