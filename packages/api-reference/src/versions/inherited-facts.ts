import ts from 'typescript';

import type {Facts} from './fact';
import {memberText, nameOfMember} from './members-of';
import {isOurs, type Reading} from './printed-declarations';

/**
 * Returns the inherited members of a class or an interface. Moving a member up or down the
 * hierarchy makes no difference to callers, so both must be known.
 */
export function inheritedFacts(
  symbol: ts.Symbol,
  owner: string,
  reading: Reading,
): Facts {
  if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) return [];
  const {checker} = reading;
  const own = new Set<ts.Node>(symbol.declarations);
  const declared = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
  const constructed = isClass ? checker.getTypeOfSymbol(symbol) : undefined;
  const declarations = [
    ...[...declared, ...(constructed?.getProperties() ?? [])].map(
      (one) => one.declarations?.[0],
    ),
    constructed?.getConstructSignatures()[0]?.getDeclaration(),
  ];
  return declarations.flatMap((member): Facts => {
    if (!member || own.has(member.parent) || !isOurs(member, reading)) return [];
    const name = nameOfMember(member);
    return name === undefined
      ? []
      : [[`${owner}.${name}`, {text: memberText(member, name), isInherited: true}]];
  });
}
