import ts from 'typescript';

import {isFunction} from '../functions';
import {calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LISTENER = 'lexical#LexicalEditor.registerMutationListener';
const OF_STATE = 'lexical#EditorState.read';

/** Nodes that a mutation listener looks up in the state after they were removed. */
export const destroyedNodes: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, context.checker) !== LISTENER) continue;
      const listener = node.arguments[1] && unwrapped(node.arguments[1]);
      if (!listener || !isFunction(listener)) continue;
      for (const branch of destroyedBranches(listener)) {
        yield* lookUps(branch, listener, context);
      }
    }
  }
};

/** The statements that only run for a destroyed node. */
function* destroyedBranches(listener: ts.Node): Generator<ts.Node> {
  for (const node of nodesOf(listener)) {
    if (ts.isIfStatement(node) && isDestroyed(node.expression)) {
      yield node.thenStatement;
    } else if (ts.isCaseClause(node) && isName(node.expression)) {
      yield node;
    }
  }
}

function isDestroyed(test: ts.Expression): boolean {
  const plain = unwrapped(test);
  return (
    ts.isBinaryExpression(plain) &&
    /^===?$/.test(plain.operatorToken.getText()) &&
    (isName(plain.left) || isName(plain.right))
  );
}

function isName(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) && node.text === 'destroyed';
}

function* lookUps(
  branch: ts.Node,
  listener: ts.Node,
  {checker}: RuleContext,
): Generator<Remark> {
  for (const node of nodesOf(branch)) {
    if (!ts.isCallExpression(node) || node.arguments.length > 1) continue;
    const name = nameOf(node.expression, checker);
    if (name === 'lexical#LexicalEditor.getElementByKey') yield ofElement(node);
    if (name !== 'lexical#$getNodeByKey') continue;
    const isInState = ts.findAncestor(
      node,
      (each) =>
        each === listener ||
        (ts.isCallExpression(each) && nameOf(each.expression, checker) === OF_STATE),
    );
    // It may read the previous state.
    if (isInState !== listener) continue;
    yield {
      rule: 'stale-node',
      node: calleeOf(node),
      reason:
        'A destroyed node is no longer in the current state, so $getNodeByKey returns null here.',
      fix: 'Look it up in the previous state: (mutations, {prevEditorState}) => … prevEditorState.read(() => $getNodeByKey(key)).',
      link: '/docs/concepts/listeners#follow-the-elements-of-a-node-class',
    };
  }
}

function ofElement(call: ts.CallExpression): Remark {
  return {
    rule: 'stale-node',
    node: calleeOf(call),
    reason:
      "The element of a destroyed node is no longer the editor's, so getElementByKey returns null here.",
    fix: 'Keep the element by its key when the node is created, elements.set(key, editor.getElementByKey(key)), and take it from that map here. Or return the cleanup from where you added the listener.',
    link: '/docs/concepts/listeners#follow-the-elements-of-a-node-class',
  };
}
