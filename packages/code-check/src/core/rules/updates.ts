import ts from 'typescript';

import {isAsync, isFunction} from '../functions';
import {calledName, nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Updates that run too late or too early. */
export const updates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) {
        const remark = isUpdate(node, context)
          ? (asynchronous(node) ??
            usedResult(node) ??
            readTooEarly(node, context) ??
            readBefore(node, context))
          : isHelper(node, context)
            ? readTooEarly(node, context)
            : undefined;
        if (remark) yield remark;
      }
    }
  }
};

function isUpdate(call: ts.CallExpression, {checker}: RuleContext): boolean {
  return nameOf(call.expression, checker) === 'lexical#LexicalEditor.update';
}

/** A call of the code's own function whose last statement is an update. */
function isHelper(call: ts.CallExpression, context: RuleContext): boolean {
  if (!ts.isIdentifier(call.expression) || !ts.isExpressionStatement(call.parent))
    return false;
  const declaration = symbolOf(call.expression, context.checker)?.valueDeclaration;
  const value =
    declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? unwrapped(declaration.initializer)
      : declaration;
  if (!value || !isFunction(value) || !value.body) return false;
  const last = ts.isBlock(value.body) ? value.body.statements.at(-1) : value.body;
  const update = last && ts.isExpressionStatement(last) ? last.expression : last;
  return (
    update !== undefined &&
    ts.isCallExpression(update) &&
    isUpdate(update, context) &&
    update.arguments.length === 1
  );
}

function asynchronous({arguments: [callback]}: ts.CallExpression): Remark | undefined {
  return callback && isFunction(callback) && isAsync(callback)
    ? {
        rule: 'after-await',
        node: callback,
        reason:
          'An update ends at the first await in its function. The code after it runs without an editor state.',
        fix: 'Await first, outside the update, and then call editor.update(() => …) with an ordinary function.',
        link: '/docs/concepts/updates#may-i-await-inside-an-update',
      }
    : undefined;
}

/** `return editor.update(() => value)`: the function's return value is ignored. */
function usedResult(call: ts.CallExpression): Remark | undefined {
  const [callback] = call.arguments;
  const {parent} = call;
  const isKept = ts.isVariableDeclaration(parent) || isReturned(call);
  if (!isKept || !callback || !isFunction(callback) || !returnsValue(callback))
    return undefined;
  return {
    rule: 'not-yet-updated',
    node: call.expression,
    reason:
      'editor.update returns void, so the value that its function returns is lost.',
    fix: 'To read a value, return it from editor.read(() => …). To get one out of an update, assign it to a variable outside, and pass {discrete: true}, so that the update runs immediately.',
    link: '/docs/concepts/updates#why-can-i-not-read-what-i-wrote',
  };
}

/** Returns whether a call is the return value of a function with a declared return type. */
function isReturned(call: ts.CallExpression): boolean {
  const {parent} = call;
  const owner = ts.isReturnStatement(parent)
    ? ts.findAncestor(parent, isFunction)
    : ts.isArrowFunction(parent) && parent.body === call
      ? parent
      : undefined;
  const type =
    owner && !ts.isConstructorDeclaration(owner) ? owner.type?.getText() : undefined;
  return type !== undefined && !/\bvoid\b|\bunknown\b|\bany\b/.test(type);
}

function returnsValue(callback: ts.FunctionLikeDeclaration): boolean {
  const {body} = callback;
  if (!body) return false;
  if (!ts.isBlock(body)) return true;
  for (const node of nodesOf(body)) {
    const isOwn =
      ts.isReturnStatement(node) && ts.findAncestor(node, isFunction) === callback;
    if (isOwn && node.expression) return true;
  }
  return false;
}

/** A statement after an update that reads the state, which doesn't include the update yet. */
function readTooEarly(
  call: ts.CallExpression,
  {checker, placeOf}: RuleContext,
): Remark | undefined {
  const statement = call.parent;
  if (!ts.isExpressionStatement(statement)) return undefined;
  const block = statement.parent;
  if (!ts.isBlock(block) && !ts.isSourceFile(block)) return undefined;
  if (call.arguments.length > 1 || placeOf(call).kind === 'update') return undefined;
  const {statements} = block;
  for (const next of statements.slice(statements.indexOf(statement) + 1)) {
    const place = stateIn(next, checker);
    if (place === 'waits') return undefined;
    if (place) return tooEarly(place);
  }
  return undefined;
}

/** Where a statement reads the state synchronously; `waits` if it applies pending updates first. */
function stateIn(
  statement: ts.Statement,
  checker: ts.TypeChecker,
): ts.Node | 'waits' | undefined {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return undefined;
  // What is evaluated first is at the end first: arguments before their call.
  const inOrder = [...nodesOf(statement)].sort((one, other) => one.end - other.end);
  for (const node of inOrder) {
    if (ts.isAwaitExpression(node)) return 'waits';
    if (!ts.isCallExpression(node) || isInside(node, statement)) continue;
    const name = nameOf(node.expression, checker) ?? '';
    const isDiscrete = /discrete/.test(node.arguments[1]?.getText() ?? '');
    if (name === 'lexical#LexicalEditor.read' || calledName(node) === 'flushSync')
      return 'waits';
    if (name === 'lexical#LexicalEditor.update' && isDiscrete) return 'waits';
    if (/^lexical#LexicalEditor\.set(?:EditorState|RootElement)$/.test(name)) {
      return 'waits';
    }
    if (isOfCode(node.expression, checker)) return 'waits';
    if (name === 'lexical#LexicalEditor.getEditorState') return node.expression;
  }
  return undefined;
}

/** A function of the code itself may read, and so apply pending updates. */
function isOfCode(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(callee)) return false;
  const declaration = symbolOf(callee, checker)?.valueDeclaration;
  return declaration !== undefined && !declaration.getSourceFile().isDeclarationFile;
}

/** A function inside of a statement can run later. */
function isInside(node: ts.Node, statement: ts.Node): boolean {
  const owner = ts.findAncestor(node.parent, isFunction);
  return owner !== undefined && owner.pos >= statement.pos;
}

function tooEarly(node: ts.Node): Remark {
  return {
    rule: 'not-yet-updated',
    node,
    reason:
      "The update before this line is applied in a microtask, so this state doesn't contain it yet.",
    fix: 'Pass {discrete: true} to editor.update, or read with editor.read(() => …), which applies pending updates first.',
    link: '/docs/concepts/updates#why-can-i-not-read-what-i-wrote',
  };
}

/** The committed state, asked for inside an update that has changed something. */
function readBefore(
  {arguments: [callback], expression}: ts.CallExpression,
  {checker, needsOf}: RuleContext,
): Remark | undefined {
  if (!callback || !isFunction(callback) || !callback.body) return undefined;
  const editor = expression.getText().replace(/\.update$/, '');
  let hasWritten = false;
  for (const node of nodesOf(callback.body)) {
    if (!ts.isCallExpression(node)) continue;
    if (ts.findAncestor(node.parent, isFunction) !== callback) continue;
    hasWritten ||= needsOf(node).includes('W');
    const isState =
      nameOf(node.expression, checker) === 'lexical#LexicalEditor.getEditorState' &&
      node.expression.getText() === `${editor}.getEditorState`;
    if (!isState || !hasWritten) continue;
    return {
      rule: 'not-yet-updated',
      node: node.expression,
      reason:
        "Inside an update, getEditorState returns the state before the update, so it doesn't contain what the lines above have changed.",
      fix: 'Read directly, without getEditorState().read: inside the update, $getRoot() and the methods of nodes see the changes.',
      link: '/docs/concepts/updates#why-can-i-not-read-what-i-wrote',
    };
  }
  return undefined;
}
