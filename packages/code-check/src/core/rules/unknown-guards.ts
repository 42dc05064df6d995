import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, nodesOf, symbolOf, unwrapped} from '../names';
import type {RuleContext} from './rule';

/** A guard from a file that isn't shown may have narrowed a type. */
export function isGuardedByUnknown(node: ts.Node, {checker}: RuleContext): boolean {
  const variable = rootOf(node);
  const owner = ts.findAncestor(node, isFunction) ?? node.getSourceFile();
  if (!variable) return false;
  if (isFoundByUnknown(variable, checker)) return true;
  for (const each of nodesOf(owner)) {
    if (each.pos > node.pos) return false;
    if (!ts.isCallExpression(each) || !isUnknown(each.expression, checker)) continue;
    // A call is no guard of what it is called with.
    if (each.end >= node.end) continue;
    const named = each.arguments.some((argument) => mentions(argument, variable.text));
    if (named) return true;
  }
  return false;
}

/** `nodes.filter($isImageNode).map((node) => …)`, `const image = $findMatchingParent(node, $isImageNode)` */
function isFoundByUnknown(variable: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declaration = symbolOf(variable, checker)?.valueDeclaration;
  const made = declaration && originOf(declaration);
  if (!made) return false;
  return [...nodesOf(made)].some(
    (each) =>
      ts.isCallExpression(each) &&
      /^(?:filter|find|findLast|\$find\w+)$/.test(calledName(each) ?? '') &&
      each.arguments.some(
        (argument) => ts.isIdentifier(argument) && isUnknown(argument, checker),
      ),
  );
}

/** What a variable is set to, or what a parameter is an item of. */
function originOf(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop) ? loop.expression : declaration.initializer;
  }
  if (!ts.isParameter(declaration)) return undefined;
  const call = declaration.parent.parent;
  return ts.isCallExpression(call) ? call.expression : undefined;
}

function isUnknown(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  return (checker.getTypeAtLocation(callee).flags & ts.TypeFlags.Any) !== 0;
}

function mentions(argument: ts.Node, name: string): boolean {
  for (const node of nodesOf(argument)) {
    if (ts.isIdentifier(node) && node.text === name) return true;
  }
  return false;
}

/** The variable at the start of an expression: `node` of `node.__caption.update`. */
function rootOf(node: ts.Node): ts.Identifier | undefined {
  const {parent} = node;
  let at: ts.Node =
    ts.isPropertyAccessExpression(parent) && parent.name === node
      ? parent.expression
      : node;
  for (;;) {
    if (ts.isIdentifier(at)) return at;
    if (ts.isPropertyAccessExpression(at) || ts.isCallExpression(at))
      at = unwrapped(at.expression);
    else if (ts.isParenthesizedExpression(at) || ts.isNonNullExpression(at))
      at = at.expression;
    else return undefined;
  }
}
