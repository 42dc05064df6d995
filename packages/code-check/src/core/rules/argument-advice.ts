import ts from 'typescript';

import {calledName, isOfClass, nodesOf, unwrapped} from '../names';
import {conversionOf, placeMeant} from './conversions';
import {correctedPayload} from './corrected-payloads';
import {styleAdvice} from './style-advice';

/** Advice about an argument that the types of both sides decide. */
export function argumentAdvice(
  call: ts.CallExpression,
  argument: ts.Expression,
  name: string,
  checker: ts.TypeChecker,
): string | undefined {
  const given = checker.getTypeAtLocation(argument);
  const text = argument.getText().replaceAll(/\s+/g, ' ');
  const isFirst = call.arguments[0] === argument;
  if (isFirst && /^lexical#LexicalEditor\.(?:dispatch|register)Command$/.test(name)) {
    return ofCommand(argument);
  }
  if (!isFirst && name === 'lexical#LexicalEditor.dispatchCommand') {
    return ofPayload(call, argument, checker);
  }
  const named = ofNamedValues(call, argument, checker);
  if (named !== undefined) return named;
  const style = styleAdvice(call, argument, name);
  if (style !== undefined) return style;
  const appended = ofText(call, argument, checker);
  if (appended !== undefined) return appended;
  const wanted = wantedAt(call, argument, checker);
  const known =
    (wanted &&
      conversionOf(checker.typeToString(given), checker.typeToString(wanted), text)) ??
    placeMeant(call, argument, checker);
  if (known !== undefined && text.length < MOST_LETTERS) return known;
  if (!wanted || !isOfClass(wanted, 'LexicalNode', checker)) return undefined;
  if (given.flags & ts.TypeFlags.StringLike) {
    return `Pass a node: $createTextNode(${text}).`;
  }
  const isMaker = given
    .getCallSignatures()
    .some((each) => isOfClass(each.getReturnType(), 'LexicalNode', checker));
  return isMaker ? `Call the function: ${text}().` : undefined;
}

/** One object for a function that takes its values one after the other. */
function ofNamedValues(
  call: ts.CallExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): string | undefined {
  if (!ts.isObjectLiteralExpression(argument) || call.arguments.length > 1)
    return undefined;
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  const [first] = parameters;
  const type = first && checker.getTypeOfSymbolAtLocation(first, call);
  const isScalar = type && !isObject(checker.getNonNullableType(type));
  if (!first || !isScalar) return undefined;
  const values = new Map(
    argument.properties.flatMap((each) =>
      ts.isPropertyAssignment(each)
        ? [[each.name.getText(), each.initializer.getText()] as const]
        : [],
    ),
  );
  const key = [...values.keys()].find((each) =>
    first.name.toLowerCase().includes(each.toLowerCase()),
  );
  if (key === undefined) return undefined;
  const rest = [...values].filter(([each]) => each !== key);
  const others = rest.map(([name, value]) => `${name}: ${value}`).join(', ');
  const second = rest.length > 0 && parameters.length > 1 ? `, {${others}}` : '';
  return `Pass ${first.name} itself instead of an object: ${calledName(call) ?? ''}(${values.get(key) ?? '…'}${second}).`;
}

function isObject(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => (part.flags & ts.TypeFlags.Object) !== 0);
}

/** Text for a function that creates an element: what an element holds is appended to it. */
function ofText(
  call: ts.CallExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): string | undefined {
  const name = calledName(call) ?? '';
  const isText = checker.getTypeAtLocation(argument).flags & ts.TypeFlags.StringLike;
  if (!/^\$create\w/.test(name) || !isText) return undefined;
  const made = checker.getTypeAtLocation(call);
  if (!isOfClass(made, 'ElementNode', checker)) return undefined;
  // A value of the few that are allowed is another matter.
  const wanted = wantedAt(call, argument, checker);
  if (wanted && wanted.flags & ts.TypeFlags.NumberLike) return undefined;
  const isValue =
    wanted && /^"|\| "/.test(checker.typeToString(checker.getNonNullableType(wanted)));
  if (isValue || (wanted && wanted.aliasSymbol)) return undefined;
  const others = call.arguments.filter((each) => each !== argument);
  const before = others.map((each) => each.getText()).join(', ');
  return `Append the text: ${name}(${before}).append($createTextNode(${argument.getText()})).`;
}

/** The type of a parameter, or of one item where it takes any number. */
function wantedAt(
  call: ts.CallExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  const index = Math.min(call.arguments.indexOf(argument), parameters.length - 1);
  const parameter = parameters[index];
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
  const isRest =
    parameter?.valueDeclaration &&
    ts.isParameter(parameter.valueDeclaration) &&
    parameter.valueDeclaration.dotDotDotToken;
  return type && isRest ? type.getNumberIndexType() : type;
}

function ofCommand(argument: ts.Expression): string | undefined {
  const plain = unwrapped(argument);
  const made = ts.isStringLiteralLike(plain) ? commandNamed(plain) : undefined;
  if (made !== undefined)
    return `Pass the command itself, which is an object: ${made}.`;
  return ts.isStringLiteralLike(plain)
    ? `Pass the command itself, which is an object: import ${plain.text}, or create it once with createCommand() and export it.`
    : undefined;
}

/** The variable of the command that the code creates with this name. */
function commandNamed(text: ts.StringLiteralLike): string | undefined {
  for (const node of nodesOf(text.getSourceFile())) {
    const made = ts.isVariableDeclaration(node) && node.initializer;
    const isCreated =
      made && ts.isCallExpression(made) && calledName(made) === 'createCommand';
    if (!isCreated) continue;
    const [name] = made.arguments;
    if (name && ts.isStringLiteralLike(name) && name.text === text.text)
      return node.name.getText();
  }
  return undefined;
}

/** A command's payload, in the words of its own type. */
function ofPayload(
  call: ts.CallExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): string | undefined {
  const [command] = call.arguments;
  const payload = wantedAt(call, argument, checker);
  if (!command || !payload || payload.flags & ts.TypeFlags.Any) return undefined;
  const corrected = correctedPayload(argument, payload, checker);
  if (corrected !== undefined) {
    return `Pass this payload: ${call.expression.getText()}(${command.getText()}, ${corrected}).`;
  }
  const words = checker.typeToString(
    payload,
    undefined,
    ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation,
  );
  return words.length > MOST_LETTERS
    ? undefined
    : `${command.getText()} carries ${words}: pass a payload of this type.`;
}

const MOST_LETTERS = 300;
const MOST_MEMBERS = 4;

/** The requirements for the first missing argument. */
export function missingMembers(
  call: ts.CallExpression,
  signature: ts.Signature,
  checker: ts.TypeChecker,
): string {
  const parameter = signature.parameters[call.arguments.length];
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
  if (!type || !(type.flags & ts.TypeFlags.Object)) return '';
  if (type.getCallSignatures().length > 0 || type.isClass()) return '';
  const needed = checker
    .getPropertiesOfType(type)
    .filter(({flags}) => !(flags & ts.SymbolFlags.Optional))
    .map((each) => each.name);
  return needed.length === 0 || needed.length > MOST_MEMBERS
    ? ''
    : `, where ${parameter.name} is an object with ${needed.join(', ')}`;
}
