import ts from 'typescript';

import {nameOf, nodesOf, packageOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/**
 * A package's methods that a condition refers to without calling them: the condition is always
 * true.
 */
export const uncalledMethods: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isPropertyAccessExpression(node) || !isCondition(node)) continue;
      const remark = uncalled(node, context);
      if (remark) yield remark;
    }
  }
};

/** Returns whether code only checks if a value is truthy. */
function isCondition(node: ts.Expression): boolean {
  const {parent} = node;
  if (ts.isPrefixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
}

function uncalled(
  node: ts.PropertyAccessExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const declaration = symbolOf(node, checker)?.valueDeclaration;
  const isMethod =
    declaration !== undefined &&
    ts.isMethodDeclaration(declaration) &&
    declaration.questionToken === undefined &&
    /^(?:lexical$|@lexical\/)/.test(packageOf(declaration) ?? '');
  // An optional chain checks whether the object exists.
  if (
    !isMethod ||
    node.questionDotToken ||
    !/^(?:is|has|can|get)[A-Z]/.test(node.name.text)
  )
    return undefined;
  const name = nameOf(node, checker) ?? '';
  return {
    rule: 'type-error',
    node: node.name,
    reason: `${node.name.text} is a method, but the condition doesn't call it. A function is always true, so the condition always has the same result.`,
    fix: `Call it: ${unwrapped(node.expression).getText()}.${node.name.text}().`,
    link: name.replace(/\.\w+$/, ''),
  };
}
