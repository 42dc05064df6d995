import ts from 'typescript';

import {isFieldAssignment, nodesOf} from '../names';
import {memberOf} from './node-ancestry';

/**
 * Whether `clone` gives the constructor a value for the parameter that sets a field, under whatever name
 * it asks the original for it.
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

/** The places of the parameters that a constructor sets a field from. */
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
