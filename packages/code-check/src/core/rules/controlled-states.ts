import ts from 'typescript';

import {attributeValue} from '../editors';
import {isEffect, isFunction, nameOfFunction, rendererAround} from '../functions';
import {calledName, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const SETS_ALL = /^lexical#LexicalEditor\.setEditorState$/;

/** Effects that set the whole state from a value that the editor's own changes update. */
export const controlledStates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (!SETS_ALL.test(nameOf(node.expression, context.checker) ?? '')) continue;
      const value = valueBehind(node);
      if (value !== undefined && comesBack(value, node, context))
        yield remarkOf(node, value);
    }
  }
};

/** The dependency of the effect around a call that is also in the call's argument. */
function valueBehind(call: ts.CallExpression): string | undefined {
  const effect = ts.findAncestor(call, isEffect);
  const list = effect?.arguments[1];
  // A condition can end the loop.
  const isGuarded = ts.findAncestor(
    call,
    (each) => each === effect || ts.isIfStatement(each),
  );
  if (!list || !ts.isArrayLiteralExpression(list) || isGuarded !== effect)
    return undefined;
  const named = new Set(
    call.arguments.flatMap((argument) =>
      [...nodesOf(argument)].filter(ts.isIdentifier).map(({text}) => text),
    ),
  );
  return list.elements
    .map((each) => each.getText())
    .find((name) => named.has(name) && name !== 'editor');
}

/** Returns whether a change listener sets the value, here or in the component that passes it. */
function comesBack(
  value: string,
  call: ts.CallExpression,
  {sources}: RuleContext,
): boolean {
  const component = rendererAround(call);
  const name = component && nameOfFunction(component);
  const pairs = sources.flatMap((source) =>
    [...nodesOf(source)].flatMap((node) =>
      ts.isJsxAttribute(node) &&
      node.name.getText() === value &&
      node.parent.parent.tagName.getText() === name
        ? [setterOf(node)]
        : [],
    ),
  );
  return pairs.some((pair) => pair !== undefined && isSetByChanges(pair));
}

interface Setter {
  readonly name: string;
  readonly component: ts.Node;
}

/** The setter of the state in an attribute. */
function setterOf(attribute: ts.JsxAttribute): Setter | undefined {
  const passed = attributeValue(attribute)?.getText();
  const component = rendererAround(attribute);
  for (const node of component ? nodesOf(component) : []) {
    if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name))
      continue;
    const [state, setter] = node.name.elements.map((each) => each.getText());
    if (component && state === passed && setter !== undefined)
      return {name: setter, component};
  }
  return undefined;
}

/** Returns whether `OnChangePlugin` or an update listener calls a setter. */
function isSetByChanges({name, component}: Setter): boolean {
  for (const node of nodesOf(component)) {
    const isListener =
      (ts.isJsxAttribute(node) &&
        node.name.getText() === 'onChange' &&
        /OnChange/.test(node.parent.parent.tagName.getText())) ||
      (isFunction(node) &&
        ts.isCallExpression(node.parent) &&
        calledName(node.parent) === 'registerUpdateListener');
    if (isListener && new RegExp(`\\b${name}\\b`).test(node.getText())) return true;
  }
  return false;
}

function remarkOf(call: ts.CallExpression, value: string): Remark {
  return {
    rule: 'endless-update',
    node: call.expression,
    reason: `Each change in the editor sets ${value}, and then this effect sets the whole state from it. The editor parses its own content on each keystroke, loses the caret, and calls the listener again.`,
    fix: `Set the state only if ${value} comes from elsewhere: first compare it with JSON.stringify(editor.getEditorState()), or pass it only once, as editorState in initialConfig.`,
    link: '/docs/concepts/editor-state#replace-the-state',
  };
}
