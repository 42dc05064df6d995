import ts from 'typescript';

import {nearestName} from '../nearest-name';

/** The object that code gives as a payload, with the names and kinds of values that its type has. */
export function correctedPayload(
  argument: ts.Expression,
  payload: ts.Type,
  checker: ts.TypeChecker,
): string | undefined {
  if (!ts.isObjectLiteralExpression(argument) || !isPlainObject(payload))
    return undefined;
  const given = valuesIn(argument);
  if (given.size !== argument.properties.length) return undefined;
  const properties = checker.getPropertiesOfType(payload);
  const parts = properties.flatMap((property) => {
    const type = checker.getTypeOfSymbolAtLocation(property, argument);
    const value = take(property.name, given);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (value === undefined) return isOptional ? [] : [`${property.name}: …`];
    return [`${property.name}: ${converted(value, type)}`];
  });
  return parts.length === 0 ? undefined : `{${parts.join(', ')}}`;
}

function isPlainObject(type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0
  );
}

function valuesIn({
  properties,
}: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  return new Map(
    properties.flatMap((each) =>
      ts.isPropertyAssignment(each)
        ? [[each.name.getText(), each.initializer] as const]
        : [],
    ),
  );
}

/** The value of a name, or of one that is meant by it: `cols` for `columns`. */
function take(
  name: string,
  given: Map<string, ts.Expression>,
): ts.Expression | undefined {
  const names = [...given.keys()];
  const words = wordsOf(name);
  const meant =
    names.find((each) => each === name) ??
    names.find((each) => name.startsWith(each.slice(0, SHORTEST))) ??
    names.find((each) => wordsOf(each).some((word) => words.includes(word))) ??
    nearestName(name, names);
  const value = meant === undefined ? undefined : given.get(meant);
  if (meant !== undefined) given.delete(meant);
  return value;
}

const SHORTEST = 3;

/** `include` and `header` of `includeHeaders`. */
function wordsOf(name: string): string[] {
  return name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > SHORTEST);
}

/** A number as the string that is wanted, and a string as the number. */
function converted(value: ts.Expression, type: ts.Type): string {
  const text = value.getText();
  const wantsText = (type.flags & ts.TypeFlags.StringLike) !== 0;
  if (wantsText && ts.isNumericLiteral(value)) return `'${text}'`;
  const wantsNumber = (type.flags & ts.TypeFlags.NumberLike) !== 0;
  return wantsNumber && ts.isStringLiteralLike(value) && /^\d+$/.test(value.text)
    ? value.text
    : text;
}
