import ts from 'typescript';

import {isFunction} from '../contexts/place-of';
import {nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Updates that are given too much time, or too little. */
export const updates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node) && isUpdate(node, context)) {
        const remark = asynchronous(node) ?? readTooEarly(node, context);
        if (remark) yield remark;
      }
    }
  }
};

function isUpdate(call: ts.CallExpression, {checker}: RuleContext): boolean {
  return nameOf(call.expression, checker) === 'lexical#LexicalEditor.update';
}

function asynchronous({arguments: [callback]}: ts.CallExpression): Remark | undefined {
  const isAsync =
    callback &&
    isFunction(callback) &&
    ts.canHaveModifiers(callback) &&
    ts.getModifiers(callback)?.some(({kind}) => kind === ts.SyntaxKind.AsyncKeyword);
  return isAsync
    ? {
        rule: 'after-await',
        node: callback,
        reason:
          'An update ends at the first await of its function; what follows runs without an editor state.',
        fix: 'Await first, outside, and then call editor.update(() => …) with a function that is not async.',
        link: '/docs/concepts/updates#may-i-await-inside-an-update',
      }
    : undefined;
}

/** The statement after an update asks for the state, which the update has not reached yet. */
function readTooEarly(
  call: ts.CallExpression,
  {checker, placeOf}: RuleContext,
): Remark | undefined {
  const statement = call.parent;
  if (!ts.isExpressionStatement(statement) || !ts.isBlock(statement.parent)) {
    return undefined;
  }
  if (call.arguments.length > 1 || placeOf(call).kind === 'update') return undefined;
  const {statements} = statement.parent;
  const next = statements[statements.indexOf(statement) + 1];
  if (!next || ts.isFunctionDeclaration(next)) return undefined;
  for (const node of nodesOf(next)) {
    if (isFunction(node)) return undefined;
    if (
      ts.isCallExpression(node) &&
      nameOf(node.expression, checker) === 'lexical#LexicalEditor.getEditorState'
    ) {
      return {
        rule: 'not-yet-updated',
        node: node.expression,
        reason:
          'The update before this line is applied in a microtask: this state does not contain it yet.',
        fix: 'Pass {discrete: true} to editor.update, or read with editor.read(() => …), which applies pending updates first.',
        link: '/docs/concepts/updates#why-can-i-not-read-what-i-wrote',
      };
    }
  }
  return undefined;
}
