import ts from 'typescript';

import {attributeValue} from '../editors';
import {isComponent, isInCallOf, rendererAround, runsOnce} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Calls that keep the result of a function between renders. */
const KEEPS = /^use(?:Memo|State|Ref|Callback)$/;

/** Commands, editors and components that each render creates again. */
export const madeInRender: Rule = function* (context) {
  for (const source of context.sources) {
    if (runsOnce(source)) continue;
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node)
        ? (ofCommand(node, context) ?? ofClassRender(node, context))
        : ts.isJsxAttribute(node)
          ? (ofBoundary(node) ?? ofProvider(node))
          : undefined;
      if (remark) yield remark;
    }
  }
};

function ofCommand(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  if (nameOf(call.expression, checker) !== 'lexical#createCommand') return undefined;
  const renderer = rendererAround(call);
  if (!renderer || isInCallOf(KEEPS, call)) return undefined;
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason:
      "createCommand creates another command each time you call it, even with the same name. The command that you dispatch here isn't the one that you registered.",
    fix: 'Create the command once, at the top level of the module, and export it: export const MY_COMMAND = createCommand();',
    link: '/docs/concepts/commands',
  };
}

/** An editor that a class component's `render()`, or a node's `decorate()`, creates. */
function ofClassRender(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const name = calledName(call) ?? '';
  if (!/^(?:createEditor|defineExtension|buildEditorFromExtensions)$/.test(name))
    return undefined;
  if (!/^@?lexical/.test(nameOf(call.expression, checker) ?? '')) return undefined;
  const method = ts.findAncestor(call, ts.isMethodDeclaration);
  if (method && isDecorate(method)) return ofDecorate(call, name);
  if (method?.name.getText() !== 'render' || !isComponent(method)) return undefined;
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason: `${name} runs in render(), so every render creates a new editor, and the content is lost.`,
    fix: `Move ${name} out of render: to the top level of the module, or to a field that the constructor sets.`,
    link: '/docs/extensions/react#the-editor-loses-its-content-on-every-keystroke',
  };
}

/** `decorate` of a node, which runs whenever the node changes. */
function isDecorate(method: ts.MethodDeclaration): boolean {
  return (
    method.name.getText() === 'decorate' &&
    ts.isClassLike(method.parent) &&
    method.parent.heritageClauses !== undefined
  );
}

function ofDecorate(call: ts.CallExpression, name: string): Remark {
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason: `${name} runs in decorate, which Lexical calls each time the node changes. Every call creates a new editor, and the text in the old one is lost.`,
    fix: 'Create the editor once and keep it with the node: set a field in the constructor, such as this.__caption = createEditor({…}), and pass that field to the component.',
    link: '/docs/concepts/nodes#show-a-component',
  };
}

/** An inline component in a prop: React treats it as a new one in each render. */
function ofBoundary(attribute: ts.JsxAttribute): Remark | undefined {
  if (attribute.name.getText() !== 'ErrorBoundary') return undefined;
  const value = attributeValue(attribute);
  const plain = value && unwrapped(value);
  if (!plain || (!ts.isArrowFunction(plain) && !ts.isFunctionExpression(plain)))
    return undefined;
  return {
    rule: 'made-in-render',
    node: attribute.name,
    reason:
      "This ErrorBoundary is a new component on each render, so React mounts everything inside it again. Also, a function component can't catch errors.",
    fix: "Pass a component from outside: import {LexicalErrorBoundary} from '@lexical/react/LexicalErrorBoundary'; ErrorBoundary={LexicalErrorBoundary}.",
    link: '/docs/react/errors',
  };
}

/** An inline factory in a prop: each render creates another provider, and drops the previous one. */
function ofProvider(attribute: ts.JsxAttribute): Remark | undefined {
  if (attribute.name.getText() !== 'providerFactory') return undefined;
  const value = attributeValue(attribute);
  const plain = value && unwrapped(value);
  if (!plain || !(ts.isArrowFunction(plain) || ts.isFunctionExpression(plain)))
    return undefined;
  if (![...nodesOf(plain)].some(ts.isNewExpression)) return undefined;
  return {
    rule: 'made-in-render',
    node: attribute.name,
    reason:
      'This providerFactory is a new function on each render, so every render disconnects the provider and connects a new one.',
    fix: 'Move the function out of the component, or keep it with useCallback(…, [token]).',
    link: '/docs/collaboration/react',
  };
}
