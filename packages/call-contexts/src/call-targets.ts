import ts from 'typescript';

import type {ClassTree} from './class-tree';
import {functionsOf, resolved, unwrapped} from './declarations';

/** What finding the targets of a call asks. */
export interface TargetFinder {
  readonly checker: ts.TypeChecker;
  readonly classes: ClassTree;
}

/** The functions that an argument names or writes out. */
export function functionArgument(
  argument: ts.Expression,
  {checker}: TargetFinder,
): ts.Node[] {
  const value = unwrapped(argument);
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    return [value];
  }
  if (ts.isObjectLiteralExpression(value)) {
    return value.properties.flatMap(functionsOf);
  }
  const symbol = ts.isIdentifier(value)
    ? checker.getSymbolAtLocation(value)
    : undefined;
  const declarations = symbol ? (resolved(symbol, checker).declarations ?? []) : [];
  return declarations.flatMap(functionsOf);
}

/** The functions that may run for a call; the first one is the one that is declared. */
export function targetsOf(
  node: ts.CallExpression | ts.NewExpression,
  finder: TargetFinder,
): ts.Node[] {
  const {checker, classes} = finder;
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) {
    const owner = ts.findAncestor(node, ts.isClassLike);
    const base = owner && classes.baseOf(owner);
    const constructor = base && classes.constructorOf(base);
    return constructor ? [constructor] : [];
  }
  const symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name
      : node.expression,
  );
  const declarations = symbol ? (resolved(symbol, checker).declarations ?? []) : [];
  return declarations.flatMap((declaration) => {
    if (ts.isClassLike(declaration)) {
      const constructor = classes.constructorOf(declaration);
      return constructor ? [constructor] : [];
    }
    const functions = [
      ...functionsOf(declaration),
      ...functionsMadeFor(declaration, finder),
    ];
    return functions.length > 0
      ? functions
      : isSignature(declaration)
        ? [declaration]
        : [];
  });
}

/** The functions that `const made = make()` may hold: those that `make` returns. */
function functionsMadeFor(declaration: ts.Node, finder: TargetFinder): ts.Node[] {
  const value =
    ts.isVariableDeclaration(declaration) && declaration.initializer
      ? unwrapped(declaration.initializer)
      : undefined;
  if (!value || !ts.isCallExpression(value)) {
    return [];
  }
  return targetsOf(value, finder).flatMap(returnedFunctions);
}

function returnedFunctions(made: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      const value = unwrapped(node.expression);
      if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
        found.push(value);
      }
    }
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(made, visit);
  return found;
}

/** Declared without a body, such as a method of an interface or an abstract one. */
function isSignature(declaration: ts.Node): boolean {
  return (
    ts.isMethodSignature(declaration) ||
    ts.isPropertySignature(declaration) ||
    ts.isMethodDeclaration(declaration)
  );
}
