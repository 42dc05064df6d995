import ts from 'typescript';

import {isUnconditional} from '../contexts/needs-of';
import {isFunction} from '../functions';
import {calledName, calleeOf, isOfClass, nameOf, nodesOf, unwrapped} from '../names';
import {functionOf} from './named-functions';
import type {Remark, Rule, RuleContext} from './rule';

/** Methods that make a node dirty again, whatever they set. */
const DIRTIES = /^(?:set|append|insert|splice|toggle|clear|markDirty|getWritable)/;

/** Listeners and transforms whose own changes call them again, each time. */
export const endlessUpdates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      const remark =
        name === 'lexical#LexicalEditor.registerUpdateListener'
          ? ofListener(node.arguments[0], context)
          : name === 'lexical#LexicalEditor.registerNodeTransform'
            ? ofTransform(node.arguments[1], context)
            : undefined;
      if (remark) yield remark;
    }
  }
  yield* ofChangeProps(context);
};

function ofListener(
  listener: ts.Node | undefined,
  context: RuleContext,
): Remark | undefined {
  const body = functionOf(listener, context)?.body;
  return body && updateWithin(body, context);
}

/** `OnChangePlugin` calls its `onChange` in an update listener. */
function* ofChangeProps(context: RuleContext): Iterable<Remark> {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== 'onChange') continue;
      const {tagName} = node.parent.parent;
      const {initializer} = node;
      if (tagName.getText() !== 'OnChangePlugin' || !initializer) continue;
      const value = ts.isJsxExpression(initializer)
        ? initializer.expression
        : undefined;
      const remark = ofListener(value, context);
      if (remark) yield remark;
    }
  }
}

/** An update in every call of a listener. */
function updateWithin(body: ts.ConciseBody, context: RuleContext): Remark | undefined {
  for (const node of nodesOf(body)) {
    if (!ts.isCallExpression(node)) continue;
    const name = nameOf(node.expression, context.checker);
    if (name !== 'lexical#LexicalEditor.update' || !runsAlways(node, body)) continue;
    const change = functionOf(node.arguments[0], context);
    const isWrite = change?.body ? writes(change.body, context) : false;
    if (isWrite === 'sometimes') return undefined;
    return isWrite
      ? {
          rule: 'endless-update',
          node: calleeOf(node),
          reason:
            'This listener runs after every update and starts another update each time. This update calls the listener again, in an endless loop.',
          fix: 'Update only if a condition is met that the update itself changes, skip your own updates with a tag (tags.has(…)), or use a node transform, which runs before the update is applied.',
          link: '/docs/concepts/listeners',
        }
      : {
          rule: 'endless-update',
          node: calleeOf(node),
          reason:
            "This listener runs after every update and starts another update only to read. If it changes something by accident, it's called again, in a loop.",
          fix: 'Read without an update: editor.read(() => …), or editorState.read(() => …, {editor}). If you have to change something, do it only under a condition.',
          link: '/docs/concepts/listeners',
        };
  }
  return undefined;
}

/** Returns whether an update changes something always, never, or only under a condition. */
function writes(body: ts.Node, {needsOf}: RuleContext): boolean | 'sometimes' {
  let found: boolean | 'sometimes' = false;
  for (const node of nodesOf(body)) {
    if (!ts.isCallExpression(node) || !needsOf(node).includes('W')) continue;
    if (runsAlways(node, body)) return true;
    found = 'sometimes';
  }
  return found;
}

/**
 * Returns whether a node always runs with a body: without a condition around it, or an early return
 * before it.
 */
function runsAlways(node: ts.Node, body: ts.Node): boolean {
  const owner = body.parent;
  for (let at = node; at !== body; at = at.parent) {
    if (isFunction(at) && at !== owner) return false;
  }
  if (!isUnconditional(node, body, undefined)) return false;
  for (const each of nodesOf(body)) {
    if (each.pos >= node.pos) return true;
    const isExit = ts.isReturnStatement(each) || ts.isThrowStatement(each);
    if (isExit && ts.findAncestor(each, isFunction) === owner) return false;
  }
  return true;
}

function ofTransform(
  transform: ts.Node | undefined,
  context: RuleContext,
): Remark | undefined {
  const owner = functionOf(transform, context);
  const parameter = owner?.parameters[0]?.name;
  if (!owner?.body || !parameter || !ts.isIdentifier(parameter)) return undefined;
  const {checker} = context;
  if (!isOfClass(checker.getTypeAtLocation(parameter), 'LexicalNode', checker))
    return undefined;
  const symbol = checker.getSymbolAtLocation(parameter);
  for (const node of nodesOf(owner.body)) {
    if (!ts.isCallExpression(node) || !DIRTIES.test(calledName(node) ?? '')) continue;
    const callee = unwrapped(node.expression);
    if (!ts.isPropertyAccessExpression(callee)) continue;
    const isOwn = checker.getSymbolAtLocation(callee.expression) === symbol;
    if (isOwn && runsAlways(node, owner.body)) return endless(node, parameter.text);
  }
  return undefined;
}

function endless(node: ts.CallExpression, parameter: string): Remark {
  const name = calledName(node) ?? 'This call';
  return {
    rule: 'endless-update',
    node: calleeOf(node),
    reason: `A transform runs again for each node that it changes, and ${name} always changes ${parameter}. The transform never ends, and the editor throws an error.`,
    fix: `Call ${name} only if the node isn't in the state that you want yet. Compare first, for example if (${parameter}.getTextContent() !== wanted) {…}.`,
    link: '/docs/concepts/transforms',
  };
}
