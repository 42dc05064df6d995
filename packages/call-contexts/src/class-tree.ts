import ts from 'typescript';

import {resolved} from './declarations';

/** Which classes extend or implement what, over all files of a program. */
export interface ClassTree {
  readonly baseOf: (
    declaration: ts.ClassLikeDeclaration,
  ) => ts.ClassLikeDeclaration | undefined;
  /** Members of the same name in all that extends or implements the owner of a member. */
  readonly overridesOf: (member: ts.Node) => ts.Node[];
  /** The constructor that runs for `new` of a class: its own or the next one above. */
  readonly constructorOf: (
    declaration: ts.ClassLikeDeclaration,
  ) => ts.ConstructorDeclaration | undefined;
}

type Extensible = ts.ClassLikeDeclaration | ts.InterfaceDeclaration;

interface Links {
  readonly bases: ReadonlyMap<ts.ClassLikeDeclaration, ts.ClassLikeDeclaration>;
  readonly below: ReadonlyMap<Extensible, readonly Extensible[]>;
}

/** Reads the classes and interfaces of files. */
export function createClassTree(
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): ClassTree {
  const {bases, below} = readLinks(files, checker);
  const allBelow = (above: Extensible): Extensible[] =>
    (below.get(above) ?? []).flatMap((child) => [child, ...allBelow(child)]);
  const constructorOf: ClassTree['constructorOf'] = (declaration) => {
    const base = bases.get(declaration);
    return ownConstructor(declaration) ?? (base && constructorOf(base));
  };
  return {
    baseOf: (declaration) => bases.get(declaration),
    constructorOf,
    overridesOf(member) {
      const owner = member.parent as ts.Node | undefined;
      const name = (member as ts.NamedDeclaration).name?.getText();
      return owner && isExtensible(owner) && name && !isStatic(member)
        ? allBelow(owner).flatMap(({members}) =>
            [...members].filter((other) => other.name?.getText() === name),
          )
        : [];
    },
  };
}

function readLinks(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Links {
  const below = new Map<Extensible, Extensible[]>();
  const bases = new Map<ts.ClassLikeDeclaration, ts.ClassLikeDeclaration>();
  const visit = (node: ts.Node): void => {
    if (isExtensible(node)) {
      for (const above of declarationsAbove(node, checker)) {
        below.set(above, [...(below.get(above) ?? []), node]);
        if (ts.isClassLike(node) && ts.isClassLike(above)) {
          bases.set(node, above);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return {bases, below};
}

/** What a declaration names after `extends` and `implements`. */
function declarationsAbove(
  declaration: Extensible,
  checker: ts.TypeChecker,
): Extensible[] {
  return (declaration.heritageClauses ?? [])
    .flatMap(({types}) => types)
    .flatMap(({expression}) => {
      const symbol = checker.getSymbolAtLocation(expression);
      return symbol ? (resolved(symbol, checker).declarations ?? []) : [];
    })
    .filter(isExtensible);
}

function isExtensible(node: ts.Node): node is Extensible {
  return ts.isClassLike(node) || ts.isInterfaceDeclaration(node);
}

function ownConstructor({
  members,
}: ts.ClassLikeDeclaration): ts.ConstructorDeclaration | undefined {
  return [...members]
    .filter(ts.isConstructorDeclaration)
    .find(({body}) => body !== undefined);
}

function isStatic(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword) ===
      true
  );
}
