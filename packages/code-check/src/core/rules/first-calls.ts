import ts from 'typescript';

import {isResultOf} from '../editors';
import {isFunction} from '../functions';
import {calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Functions that list the nodes of a class. */
const LISTS = /#\$nodesOfType$/;

/** Listeners that get what exists already when they are registered, after code that read it, too. */
export const firstCalls: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      switch (nameOf(node.expression, context.checker)) {
        case 'lexical#LexicalEditor.registerMutationListener': {
          const remark = ofMutations(node, context);
          if (remark) yield remark;
          break;
        }
        case 'lexical#LexicalEditor.registerRootListener': {
          const remark = ofRoot(node, context);
          if (remark) yield remark;
          break;
        }
        default:
      }
    }
  }
};

/** Own pass over the nodes of the class that the listener gets as "created". */
function ofMutations(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const [klass, listener, options] = call.arguments;
  if (!klass || !listener || options || !/'created'|"created"/.test(listener.getText()))
    return undefined;
  const scope = ts.findAncestor(call, isFunction) ?? call.getSourceFile();
  const handled = calledIn(listener);
  for (const node of nodesOf(scope)) {
    if (!ts.isCallExpression(node) || node.getText().length > 1_000) continue;
    const isPass =
      LISTS.test(nameOf(node.expression, checker) ?? '') &&
      node.arguments[0]?.getText() === klass.getText();
    const around = isPass ? ts.findAncestor(node, ts.isStatement) : undefined;
    if (!around || ts.findAncestor(node, (each) => each === listener)) continue;
    if (![...calledIn(around)].some((name) => handled.has(name))) continue;
    return {
      rule: 'editor-setup',
      node: calleeOf(call),
      reason: `registerMutationListener calls the listener at once, with every existing ${klass.getText()} as 'created'. This code also goes through them itself, so it handles them twice.`,
      fix: `Remove the loop over ${node.getText()}, or skip the first call: editor.registerMutationListener(${klass.getText()}, …, {skipInitialization: true}).`,
      link: '/docs/concepts/listeners',
    };
  }
  return undefined;
}

/** Setters, such as of React's states, have the same result when they are called again. */
const SETTER = /^set[A-Z]/;

/** The names of the functions that a part of the code calls, where calling twice makes a difference. */
function calledIn(part: ts.Node): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(part)) {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const {text} = node.expression;
      if (!text.startsWith('$') && !SETTER.test(text)) names.add(text);
    }
  }
  return names;
}

const ROOT = /^lexical#LexicalEditor\.getRootElement$/;
const ADDS = /\.addEventListener$/;

/** Listeners added to the present root element, and again by the root listener, which begins with it. */
function ofRoot(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  const [listener] = call.arguments;
  const scope = ts.findAncestor(call, isFunction) ?? call.getSourceFile();
  if (!listener) return undefined;
  const added = argumentsOfAdds(listener);
  for (const node of nodesOf(scope)) {
    if (!ts.isCallExpression(node) || !ADDS.test(node.expression.getText())) continue;
    if (ts.findAncestor(node, (each) => each === listener)) continue;
    const callee = unwrapped(node.expression);
    const isRoot =
      ts.isPropertyAccessExpression(callee) &&
      isResultOf(ROOT, callee.expression, checker);
    if (!isRoot || !added.has(textOf(node))) continue;
    // The same function is added only once.
    const isNamed =
      node.arguments[1] !== undefined && ts.isIdentifier(node.arguments[1]);
    return {
      rule: 'editor-setup',
      node: calleeOf(node),
      reason: `registerRootListener calls its listener at once, with the current root element, so ${isNamed ? 'this line adds a listener that is already there' : 'this event listener is added twice'}.`,
      fix: `Remove this line. The root listener adds it, and its cleanup removes it: editor.registerRootListener((root) => { root?.addEventListener(${textOf(node)}); return () => root?.removeEventListener(${textOf(node)}); }).`,
      link: '/docs/concepts/listeners',
      isHint: isNamed,
    };
  }
  return undefined;
}

function argumentsOfAdds(listener: ts.Node): Set<string> {
  const added = new Set<string>();
  for (const node of nodesOf(listener)) {
    if (ts.isCallExpression(node) && ADDS.test(node.expression.getText()))
      added.add(textOf(node));
  }
  return added;
}

function textOf(call: ts.CallExpression): string {
  return call.arguments.map((each) => each.getText()).join(', ');
}
