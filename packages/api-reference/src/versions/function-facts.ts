import ts from 'typescript';

import {factOf, type Facts} from './fact';
import {
  isOurs,
  isTransparent,
  parameterName,
  printed,
  type Reading,
} from './printed-declarations';

/** A name such as `INTERNAL_$isBlock` isn't a component's. */
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Returns the parameters of a callable, and its options or props.
 *
 * @param path - the path of the callable
 */
export function functionFacts(
  node: ts.SignatureDeclaration,
  path: string,
  reading: Reading,
): Facts {
  return node.parameters.flatMap((parameter): Facts => [
    [`${path}(${parameterName(parameter)})`, factOf(printed(parameter), [])],
    ...optionsOf(parameter, reading).map(
      ({name, declarations = []}) =>
        [`${path}.${name}`, factOf(textOf(declarations), declarations)] as const,
    ),
  ]);
}

/** Members of an inline type, and the props of a component wherever they're declared. */
function optionsOf(
  parameter: ts.ParameterDeclaration,
  reading: Reading,
): readonly ts.Symbol[] {
  const {type: written, parent} = parameter;
  const isInPlace =
    written !== undefined && (ts.isTypeLiteralNode(written) || isTransparent(written));
  if (!isInPlace && !isComponent(parent)) return [];
  const type = reading.checker.getTypeAtLocation(parameter);
  const properties = (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.getProperties(),
  );
  const own = properties.filter(({declarations}) =>
    declarations?.some((one) => isOurs(one, reading)),
  );
  return [...new Map(own.map((one) => [one.name, one])).values()];
}

function isComponent(node: ts.SignatureDeclaration): boolean {
  return ts.isFunctionDeclaration(node) && COMPONENT.test(node.name?.text ?? '');
}

function textOf(declarations: readonly ts.Declaration[]): string {
  return [...new Set(declarations.map((one) => printed(one)))].join('\n');
}
