import ts from 'typescript';

import {isFunction, nameOfFunction} from '../functions';
import {nodesOf, symbolOf} from '../names';
import {ancestry} from './node-ancestry';

/** A class in the code that a called function of the code constructs. */
export function constructedAt(
  node: ts.NewExpression,
  checker: ts.TypeChecker,
): readonly string[] {
  const {expression} = node;
  if (!ts.isIdentifier(expression) || !isOwnClass(expression, checker)) return [];
  const isElsewhere = ts.findAncestor(
    node,
    (each) =>
      ts.isClassLike(each) ||
      (ts.isPropertyAssignment(each) && each.name.getText() === 'with'),
  );
  const owner = ts.findAncestor(node, isFunction);
  const name = owner && nameOfFunction(owner);
  const isCalled =
    name === undefined ||
    [...nodesOf(node.getSourceFile())].some(
      (each) => ts.isCallExpression(each) && each.expression.getText() === name,
    );
  return !isElsewhere && isCalled ? [expression.text] : [];
}

/** Returns whether a name is that of a node class in the code. */
export function isOwnClass(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declaration = symbolOf(name, checker)?.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isClassLike(declaration) &&
    ancestry(declaration, checker) !== undefined
  );
}
