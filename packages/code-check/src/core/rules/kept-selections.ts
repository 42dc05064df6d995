import ts from 'typescript';

import {nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {openerAround} from './openers';
import type {Remark, Rule, RuleContext} from './rule';

/** `$setSelection` with a selection from an earlier update or read. */
export const keptSelections: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, context.checker) !== 'lexical#$setSelection')
        continue;
      const [value] = node.arguments;
      if (!value || !isKept(unwrapped(value), node, context)) continue;
      yield {
        rule: 'stale-node',
        node: value,
        reason: `${value.getText()} was kept from an earlier update or read. Lexical has frozen that selection, and $setSelection refuses it: "$setSelection called on frozen selection object".`,
        fix: `Set a copy: $setSelection(${value.getText()}?.clone() ?? null). If you only need the selection before this update, call $getPreviousSelection() instead of keeping it.`,
        link: '/docs/concepts/selection',
      } satisfies Remark;
    }
  }
};

/**
 * Returns whether a value comes from outside of the update: a ref, or a variable that another
 * callback sets.
 */
function isKept(
  value: ts.Expression,
  call: ts.CallExpression,
  context: RuleContext,
): boolean {
  const opener = openerAround(call, context.checker);
  if (!opener) return false;
  if (ts.isPropertyAccessExpression(value)) {
    return value.name.text === 'current' && isFilled(value.getText(), call, context);
  }
  if (!ts.isIdentifier(value)) return false;
  const symbol = symbolOf(value, context.checker);
  const declaration = symbol?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return false;
  const {initializer} = declaration;
  if (initializer && asksSelection(initializer)) {
    const home = openerAround(declaration, context.checker);
    return (
      (home !== undefined || initializer.getText().includes('=>')) && home !== opener
    );
  }
  return !isWithin(declaration, opener) && isFilled(value.text, call, context);
}

/** Returns whether code outside the update assigns the result of `$getSelection`. */
function isFilled(
  target: string,
  call: ts.CallExpression,
  {checker}: RuleContext,
): boolean {
  const opener = openerAround(call, checker);
  return [...nodesOf(call.getSourceFile())].some(
    (node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.left.getText() === target &&
      openerAround(node, checker) !== opener &&
      !/\bclone\(/.test(node.right.getText()) &&
      (asksSelection(node.right) || isSelectionName(node.right, checker)),
  );
}

function asksSelection(node: ts.Node): boolean {
  const text = node.getText();
  return /\$get(?:Previous)?Selection\(\)/.test(text) && !/\bclone\(/.test(text);
}

/** A variable with the selection: `const selection = $getSelection(); saved = selection;`. */
function isSelectionName(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const plain = unwrapped(node);
  const declaration = symbolOf(plain, checker)?.valueDeclaration;
  return (
    ts.isIdentifier(plain) &&
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    asksSelection(declaration.initializer)
  );
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return outer.pos <= inner.pos && inner.end <= outer.end;
}
