import ts from 'typescript';

import {isFieldAssignment, nodesOf} from '../names';
import {memberOf} from './node-ancestry';

/**
 * Returns whether `clone` passes the constructor a value for the parameter that sets a field,
 * whatever name it uses to read it from the original.
 */
export function isPassedOn(field: string, node: ts.ClassLikeDeclaration): boolean {
  const maker = node.members.find(ts.isConstructorDeclaration);
  const clone = memberOf(node, 'clone');
  const places = maker ? parametersOf(field, maker) : [];
  if (!clone || places.length === 0) return false;
  return [...nodesOf(clone)].some(
    (each) =>
      ts.isNewExpression(each) &&
      places.some(
        (place) =>
          each.arguments?.[place] !== undefined ||
          each.arguments?.some(ts.isSpreadElement),
      ),
  );
}

/** The indexes of the parameters from which a constructor sets a field. */
function parametersOf(field: string, maker: ts.ConstructorDeclaration): number[] {
  const names = maker.parameters.map(({name}) => name.getText());
  return [...nodesOf(maker)].flatMap((each) =>
    isFieldAssignment(each) && each.left.name.text === field
      ? [...nodesOf(each.right)].flatMap((inner) =>
          ts.isIdentifier(inner) ? names.indexOf(inner.text) : [],
        )
      : [],
  );
}
