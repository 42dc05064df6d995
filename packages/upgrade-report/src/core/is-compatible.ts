import type {Change} from './change';
import {type Parameter, type Signature, signatureOf, unionOf} from './signature';

/**
 * Whether uses of the former declaration also fit the present one: what it takes more is optional,
 * and it takes and returns what it did. A declaration that cannot be told is not said to be.
 */
export function isCompatible({kind, before, after, isTried}: Change): boolean {
  if (isTried) return true;
  if (kind !== 'changed' || before === undefined || after === undefined) return false;
  const present = overloadsOf(after);
  return overloadsOf(before).every((older) =>
    present.some((newer) => fits(older, newer)),
  );
}

/** Overloads are on a line each. */
function overloadsOf(declaration: string): string[] {
  return declaration.split('\n').map(withoutWordsOfNoUse);
}

/** Leaves out what asks nothing of who uses a declaration. */
function withoutWordsOfNoUse(declaration: string): string {
  return declaration
    .replace(/ implements .*/g, '')
    .replace(/([<,]\s*)const (?=[A-Z])/g, '$1')
    .replace(/(\?: [^,()]+?) \| undefined(?=[,)]|$)/g, '$1');
}

function fits(before: string, after: string): boolean {
  if (before === after || isInherited(before, after) || isLiteral(before, after))
    return true;
  const [older, newer] = [signatureOf(before), signatureOf(after)];
  if (older === undefined || newer === undefined) {
    return before === after.replace(/^([\w$]+)\?:/, '$1:');
  }
  return (
    older.name === newer.name &&
    takesAsMuch(older.parameters, newer.parameters) &&
    (!isCallback(older) || takesAsMuch(newer.parameters, older.parameters)) &&
    isWithin(resultOf(newer.result), resultOf(older.result))
  );
}

/** A callback is called by Lexical: then code takes the values, and must be ready for all of them. */
function isCallback({name}: Signature): boolean {
  return /[:=]\s*$/.test(name);
}

/** A class that no longer declares a static method has that of its base. */
function isInherited(before: string, after: string): boolean {
  return before === `static ${after}`;
}

/** A constant that has its value as its type, and had the type of the value. */
function isLiteral(before: string, after: string): boolean {
  const [, name, type] = /^const ([\w$]+): (number|string|boolean)$/.exec(before) ?? [];
  const [, present, value = ''] = /^const ([\w$]+)(?: =|:) ([^\n]+)$/.exec(after) ?? [];
  return (
    name !== undefined && name === present && LITERALS[type ?? '']?.test(value) === true
  );
}

const LITERALS: Readonly<Record<string, RegExp>> = {
  number: /^-?\d[\d_.e]*$/,
  string: /^(['"]).*\1$/,
  boolean: /^(?:true|false)$/,
};

function takesAsMuch(
  older: readonly Parameter[],
  newer: readonly Parameter[],
): boolean {
  const more = newer.slice(older.length);
  return (
    newer.length >= older.length &&
    older.every((parameter, index) => accepts(newer[index], parameter)) &&
    more.every(({isOptional, isRest}) => isOptional || isRest)
  );
}

function accepts(newer: Parameter | undefined, older: Parameter): boolean {
  return (
    newer !== undefined &&
    newer.isRest === older.isRest &&
    (newer.isOptional || !older.isOptional) &&
    (isWithin(older.type, newer.type) ||
      newer.type === `SerializedPartial<${older.type}>`)
  );
}

/** Whether each member of a union is one of another union. */
function isWithin(type: string, other: string): boolean {
  const members = unionOf(other);
  return [...unionOf(type)].every((member) => members.has(member));
}

function resultOf(text: string): string {
  return text.replace(/^\s*(?::|=>)\s*/, '');
}
