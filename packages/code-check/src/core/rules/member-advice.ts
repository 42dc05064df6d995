import ts from 'typescript';

import {unwrapped} from '../names';
import type {Advice} from './call-advice';

/**
 * Advice about a member that one of the value's properties has: `payload.read` instead of
 * `payload.editorState.read`.
 */
export function innerMemberAdvice(
  access: ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
): Advice | undefined {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(access.expression));
  const name = access.name.text;
  const holders = checker
    .getPropertiesOfType(type)
    .filter(
      (property) =>
        !property.name.startsWith('__@') && hasMember(property, access, name, checker),
    );
  const text = access.expression.getText();
  const holder =
    holders.find((each) => each.name === text) ??
    (holders.length === 1 ? holders[0] : undefined);
  // If several properties have it, the author's name for the value decides.
  if (!holder) return undefined;
  const parameter = parameterOf(access.expression, checker);
  const taken = parameter && listenerOf(parameter);
  return {
    reason: `${text} is an object, ${checker.typeToString(type)}, and ${name} is a member of its ${holder.name}.`,
    fix: taken
      ? `Take ${holder.name} out of the argument: ${taken}(({${holder.name}}) => ${holder.name}.${name}(…)).`
      : `Call it on that property: ${text}.${holder.name}.${name}.`,
  };
}

function hasMember(
  property: ts.Symbol,
  at: ts.Node,
  name: string,
  checker: ts.TypeChecker,
): boolean {
  // Members that every object has don't show which one is meant.
  if (/^(?:toString|valueOf|length|size|get|has|forEach)$/.test(name)) return false;
  const type = checker.getTypeOfSymbolAtLocation(property, at);
  return (
    checker.getPropertyOfType(checker.getNonNullableType(type), name) !== undefined
  );
}

function parameterOf(
  node: ts.Expression,
  checker: ts.TypeChecker,
): ts.ParameterDeclaration | undefined {
  const declaration = checker.getSymbolAtLocation(unwrapped(node))?.valueDeclaration;
  return declaration && ts.isParameter(declaration) ? declaration : undefined;
}

/** The call that receives a parameter's function. */
function listenerOf({parent}: ts.ParameterDeclaration): string | undefined {
  return ts.isCallExpression(parent.parent)
    ? parent.parent.expression.getText()
    : undefined;
}
