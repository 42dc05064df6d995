import ts from 'typescript';

import {nameOf, nodesOf, packageOf, symbolOf} from '../names';
import type {RuleContext} from './rule';

/** A node class, its ancestors in the checked code, and the package's class above them. */
export interface Ancestry {
  readonly own: readonly ts.ClassLikeDeclaration[];
  readonly base: string;
}

/** Follows `extends` to a node class of a package; undefined if it ends elsewhere. */
export function ancestry(
  node: ts.ClassLikeDeclaration,
  checker: ts.TypeChecker,
): Ancestry | undefined {
  const own: ts.ClassLikeDeclaration[] = [];
  let next: ts.ClassLikeDeclaration | undefined = node;
  while (next && !own.includes(next)) {
    own.push(next);
    const clause: ts.HeritageClause | undefined = next.heritageClauses?.find(
      ({token}) => token === ts.SyntaxKind.ExtendsKeyword,
    );
    const expression: ts.Expression | undefined = clause?.types[0]?.expression;
    const declaration: ts.Declaration | undefined =
      expression && symbolOf(expression, checker)?.valueDeclaration;
    if (!expression || !declaration || !ts.isClassLike(declaration)) return undefined;
    if (packageOf(declaration) !== undefined) {
      const base = nameOf(expression, checker)?.split('#')[1] ?? '';
      return /Node$/.test(base) ? {own, base} : undefined;
    }
    next = declaration;
  }
  return undefined;
}

/** Classes that others in the code extend: subclasses have the members that these lack. */
export function basesIn({sources, checker}: RuleContext): ReadonlySet<ts.Node> {
  const bases = new Set<ts.Node>();
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node)) continue;
      for (const base of ancestry(node, checker)?.own.slice(1) ?? []) bases.add(base);
    }
  }
  return bases;
}

/** Returns whether a class, or one of its ancestors in the code, has a member. */
export function lineHas({own}: Ancestry, member: string): boolean {
  return own.some((each) => hasMember(each, member));
}

/** Returns whether a class itself has a member. */
export function hasMember(node: ts.ClassLikeDeclaration, name: string): boolean {
  return memberOf(node, name) !== undefined;
}

/** A class's own member with this name. */
export function memberOf(
  node: ts.ClassLikeDeclaration,
  name: string,
): ts.ClassElement | undefined {
  return node.members.find((member) => member.name?.getText() === name);
}
