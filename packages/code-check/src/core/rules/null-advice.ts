import ts from 'typescript';

import {nameOf, symbolOf, unwrapped} from '../names';
import {shortened} from '../shortened';
import type {Advice} from './call-advice';
import type {RuleContext} from './rule';

/** When functions return null, and what else there is. */
const WHEN: Readonly<Record<string, readonly [when: string, otherwise?: string]>> = {
  '@lexical/utils#$getNearestNodeOfType': ['no ancestor is of this class'],
  '@lexical/utils#$findMatchingParent': ['no ancestor matches'],
  'lexical#$findMatchingParent': ['no ancestor matches'],
  'lexical#$getNearestNodeFromDOMNode': ["the element isn't in an editor"],
  'lexical#$getNodeByKey': ['the node was removed, or belongs to another state'],
  'lexical#$getPreviousSelection': ['nothing was selected before'],
  'lexical#ElementNode.getChildAtIndex': ['there is no child at this index'],
  'lexical#ElementNode.getFirstChild': [
    'the element is empty',
    'getFirstChildOrThrow()',
  ],
  'lexical#ElementNode.getFirstDescendant': ['the element is empty'],
  'lexical#ElementNode.getLastChild': ['the element is empty', 'getLastChildOrThrow()'],
  'lexical#ElementNode.getLastDescendant': ['the element is empty'],
  'lexical#LexicalEditor.getElementByKey': [
    "the node isn't on the page, as before the first reconciliation",
  ],
  'lexical#LexicalEditor.getRootElement': [
    'the editor has no element yet, as while a component renders',
    'editor.registerRootListener((rootElement) => {…})',
  ],
  'lexical#LexicalNode.getCommonAncestor': ['the nodes are in different documents'],
  'lexical#LexicalNode.getNextSibling': ['the node is the last child'],
  'lexical#LexicalNode.getParent': [
    "the node is the root, or isn't in a document",
    'getParentOrThrow()',
  ],
  'lexical#LexicalNode.getPreviousSibling': ['the node is the first child'],
  'lexical#LexicalNode.getTopLevelElement': [
    'the node is the root',
    'getTopLevelElementOrThrow()',
  ],
};

/** Advice about a value that can be null or undefined, by what makes it so. */
export function nullAdvice(
  node: ts.Node,
  message: string,
  {checker}: RuleContext,
): Advice {
  const text = node.getText();
  if (/selection/i.test(text) || /\$getSelection/.test(text + message)) {
    return {
      fix: 'The selection can be null, or of another kind: if ($isRangeSelection(selection)) {…}',
      link: 'lexical#$isRangeSelection',
    };
  }
  const call = callOf(node, checker);
  const name = call && nameOf(call.expression, checker);
  const [when, otherwise] =
    (name !== undefined && Object.hasOwn(WHEN, name) ? WHEN[name] : undefined) ?? [];
  const value = valueName(node);
  if (call && when !== undefined) {
    const called = `${call.expression.getText().split('.').at(-1) ?? ''}()`;
    const test =
      ts.isIdentifier(node) && node.text === value
        ? `if (${value} !== null) {…}`
        : `const ${value} = ${shortened(call.getText(), 'the value')}; if (${value} !== null) {…}`;
    return {
      reason: `${called} returns null if ${when}.`,
      fix: `Test it first: ${test}, ${otherwise === undefined ? 'or use ?. if nothing should happen' : `use ?. if nothing should happen, or use ${otherwise}`}.`,
    };
  }
  return {
    fix: `Test it first: if (${shortened((call ?? node).getText(), 'the value')} !== null) {…}, or use ?. if nothing should happen.`,
  };
}

/** Whether a value is what a function returned that is known to return null. */
export function isKnownNull(node: ts.Node, checker: ts.TypeChecker): boolean {
  const call = callOf(node, checker);
  return (
    call !== undefined && Object.hasOwn(WHEN, nameOf(call.expression, checker) ?? '')
  );
}

/** The call that made a value: the value itself, or the initializer of its name. */
function callOf(node: ts.Node, checker: ts.TypeChecker): ts.CallExpression | undefined {
  const declaration = ts.isIdentifier(node)
    ? symbolOf(node, checker)?.valueDeclaration
    : undefined;
  if (declaration && ts.isVariableDeclaration(declaration)) {
    const made = declaration.initializer && unwrapped(declaration.initializer);
    return made && ts.isCallExpression(made) ? made : undefined;
  }
  return nullableCallAt(node, checker) ?? callAt(node);
}

/** The call in a chain that can return null: `$getRoot().getFirstChild()` of `….getFirstChild().remove()`. */
function nullableCallAt(
  node: ts.Node,
  checker: ts.TypeChecker,
): ts.CallExpression | undefined {
  for (let at = node; at.getStart() === node.getStart(); at = at.parent) {
    if (ts.isCallExpression(at)) {
      const type = checker.getTypeAtLocation(at);
      if (checker.getNonNullableType(type) !== type) return at;
    }
    if (ts.isStatement(at) || !at.parent) return undefined;
  }
  return undefined;
}

function callAt(node: ts.Node): ts.CallExpression | undefined {
  const outer = ts.findAncestor(node, ts.isPropertyAccessExpression);
  const made = outer && unwrapped(outer.expression);
  if (made && ts.isCallExpression(made)) return made;
  const around = ts.findAncestor(node, ts.isCallExpression);
  return around && around.getStart() === node.getStart() ? around : undefined;
}

function valueName(node: ts.Node): string {
  return ts.isIdentifier(node) &&
    !node.text.startsWith('$') &&
    !ts.isCallExpression(node.parent)
    ? node.text
    : 'found';
}
