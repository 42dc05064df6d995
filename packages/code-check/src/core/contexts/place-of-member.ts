import ts from 'typescript';

import {type FunctionNode, isFunction} from '../functions';
import {calledName} from '../names';
import {
  AFTER_UPDATE,
  OF_HANDLE,
  type Place,
  placeOfAssignment,
  UNKNOWN,
} from './callbacks';

/** Functions of `defineExtension` that run while nothing is active. */
const OF_EXTENSION = new Set(['register', 'afterRegistration', 'init', 'build']);

/** Where a function runs that is a member of an object: an extension, or a handle. */
export function ofMember(owner: FunctionNode, parent: ts.Node): Place {
  const property = ts.isMethodDeclaration(owner) ? owner : parent;
  if (!ts.isMethodDeclaration(property) && !ts.isPropertyAssignment(property)) {
    return UNKNOWN;
  }
  if (ts.isObjectLiteralExpression(property.parent) && isHandle(property.parent)) {
    return property.name.getText().startsWith('$') ? UNKNOWN : OF_HANDLE;
  }
  const call = property.parent.parent;
  const name = property.name.getText();
  if (name === 'onUpdate' && ts.isCallExpression(call) && calledName(call) === 'update')
    return AFTER_UPDATE;
  return ts.isObjectLiteralExpression(property.parent) &&
    ts.isCallExpression(call) &&
    calledName(call) === 'defineExtension' &&
    OF_EXTENSION.has(name)
    ? {kind: 'none', where: `in ${name} of an extension`}
    : UNKNOWN;
}

/** Where a function runs that is assigned to a property. */
export function ofAssignment({left, operatorToken}: ts.BinaryExpression): Place {
  return operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(left)
    ? placeOfAssignment(left.name.text)
    : UNKNOWN;
}

/** Returns whether an object is the result of `useImperativeHandle`. */
function isHandle(object: ts.Node): boolean {
  const maker = ts.findAncestor(object.parent, isFunction);
  return (
    maker !== undefined &&
    ts.isCallExpression(maker.parent) &&
    calledName(maker.parent) === 'useImperativeHandle'
  );
}
