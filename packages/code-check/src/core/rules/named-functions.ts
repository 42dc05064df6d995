import ts from 'typescript';

import {isFunction} from '../functions';
import {symbolOf, unwrapped} from '../names';
import type {RuleContext} from './rule';

/** The function that an expression is, or refers to. */
export function functionOf(
  node: ts.Node | undefined,
  {checker}: RuleContext,
): ts.FunctionLikeDeclaration | undefined {
  if (!node) return undefined;
  const plain = ts.isExpression(node) ? unwrapped(node) : node;
  if (isFunction(plain)) return plain;
  if (!ts.isIdentifier(plain)) return undefined;
  const declaration = symbolOf(plain, checker)?.valueDeclaration;
  if (declaration && ts.isFunctionDeclaration(declaration)) return declaration;
  const value =
    declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
  return value && isFunction(unwrapped(value))
    ? (unwrapped(value) as ts.ArrowFunction)
    : undefined;
}
