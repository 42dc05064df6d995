import ts from 'typescript';

import {literalsIn, printed, printedType} from './printed-declarations';

/** Returns the members in a declaration itself. */
export function membersOf(node: ts.Declaration): readonly ts.Declaration[] {
  if (
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isEnumDeclaration(node)
  ) {
    return [...node.members];
  }
  return ts.isTypeAliasDeclaration(node)
    ? literalsIn(node.type).flatMap((literal) => [...literal.members])
    : [];
}

/** Returns the name of a member; undefined if its name is private or computed. */
export function nameOfMember(member: ts.Declaration): string | undefined {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const name = ts.getNameOfDeclaration(member);
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined;
}

/** Returns a member's declaration on one line. */
export function memberText(member: ts.Declaration, name: string): string {
  return ts.isFunctionLike(member)
    ? `${modifiers(member)}${name}${isOptional(member) ? '?' : ''}${printedType(member)}`
    : printed(member);
}

function isOptional(member: ts.SignatureDeclaration): boolean {
  return (
    (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) &&
    member.questionToken !== undefined
  );
}

function modifiers(member: ts.SignatureDeclaration): string {
  const flags = ts.getCombinedModifierFlags(member);
  return [
    flags & ts.ModifierFlags.Static && 'static ',
    flags & ts.ModifierFlags.Abstract && 'abstract ',
    flags & ts.ModifierFlags.Protected && 'protected ',
    ts.isGetAccessor(member) && 'get ',
    ts.isSetAccessor(member) && 'set ',
  ]
    .filter(Boolean)
    .join('');
}
