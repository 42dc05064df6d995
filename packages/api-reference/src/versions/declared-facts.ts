import ts from 'typescript';

import type {InstalledPackage} from '../entry-points';
import {type DeclaredFact, factOf, type Facts, isDeprecated, isInternal} from './fact';
import {functionFacts} from './function-facts';
import {inheritedFacts} from './inherited-facts';
import {memberText, membersOf, nameOfMember} from './members-of';
import {
  isOurs,
  literalsIn,
  printed,
  printedType,
  type Reading,
} from './printed-declarations';

/**
 * Facts of a module by path: `name`, `Name.member` (members, options and props), and
 * `name(parameter)` or `Name.member(parameter)`.
 */
export interface ModuleFacts {
  readonly module: string;
  readonly facts: ReadonlyMap<string, DeclaredFact>;
}

/**
 * Reads the exports of modules from declaration files, with members and parameters.
 *
 * @param packages - read with the condition `types`
 */
export function readDeclaredFacts(
  packages: readonly InstalledPackage[],
): ModuleFacts[] {
  const entryPoints = packages.flatMap((installed) => installed.entryPoints);
  const program = ts.createProgram(
    entryPoints.map(({file}) => file),
    {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    },
  );
  const reading: Reading = {
    checker: program.getTypeChecker(),
    roots: packages.map(({root}) => root),
  };
  return entryPoints.map(({module, file}) => {
    const source = program.getSourceFile(file);
    const symbol = source && reading.checker.getSymbolAtLocation(source);
    const exported = symbol ? reading.checker.getExportsOfModule(symbol) : [];
    return {
      module,
      facts: new Map(exported.flatMap((one) => exportFacts(one, reading))),
    };
  });
}

function exportFacts(symbol: ts.Symbol, reading: Reading): Facts {
  const {checker} = reading;
  const target =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = (target.declarations ?? []).filter((one) =>
    isOurs(one, reading),
  );
  const headers = declarations.map((one) => headerText(one, symbol.name));
  // A class can have members that an interface of the same name declares; for readers, it's a
  // class.
  const texts = declarations.some((one) => ts.isClassDeclaration(one))
    ? headers.filter((text) => text !== `interface ${symbol.name}`)
    : headers;
  const members = declarations.flatMap((one) => memberFacts(one, symbol.name, reading));
  const functions = declarations.filter(ts.isFunctionDeclaration);
  return merged([
    [symbol.name, factOf(texts.join('\n'), deprecatedBy(symbol) ?? declarations)],
    ...members,
    ...functions.flatMap((one) => functionFacts(one, symbol.name, reading)),
    ...inheritedFacts(target, symbol.name, reading),
  ]);
}

/** A module can deprecate only its own re-export of a name. */
function deprecatedBy({declarations}: ts.Symbol): ts.Declaration[] | undefined {
  const specifiers = declarations?.filter(ts.isExportSpecifier) ?? [];
  const isSaid = specifiers.some((one) => isDeprecated(one));
  return isSaid ? specifiers : undefined;
}

function headerText(node: ts.Declaration, name: string): string {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const word = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const clauses = (node.heritageClauses ?? []).map((clause) => ` ${printed(clause)}`);
    const isAbstract = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract;
    return `${isAbstract ? 'abstract ' : ''}${word} ${name}${typeParameters(node)}${clauses.join('')}`;
  }
  if (ts.isTypeAliasDeclaration(node)) {
    // Whether an object type is declared as an interface makes no difference to its users.
    return ts.isTypeLiteralNode(node.type)
      ? `interface ${name}${typeParameters(node)}`
      : `type ${name}${typeParameters(node)} = ${printed(node.type, literalsIn(node.type))}`;
  }
  if (ts.isFunctionDeclaration(node)) return `function ${name}${printedType(node)}`;
  if (ts.isVariableDeclaration(node)) return `const ${name}${valueType(node)}`;
  return ts.isEnumDeclaration(node) ? `enum ${name}` : `namespace ${name}`;
}

function valueType({type, initializer}: ts.VariableDeclaration): string {
  if (type) return `: ${printed(type)}`;
  return initializer ? ` = ${printed(initializer)}` : '';
}

function typeParameters({
  typeParameters: parameters,
}: ts.DeclarationWithTypeParameterChildren): string {
  return parameters?.length
    ? `<${parameters.map((one) => printed(one)).join(', ')}>`
    : '';
}

function memberFacts(node: ts.Declaration, owner: string, reading: Reading): Facts {
  return membersOf(node).flatMap((member): Facts => {
    const name = nameOfMember(member);
    const isPrivate = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private;
    if (name === undefined || isPrivate || isInternal(member)) return [];
    const path = `${owner}.${name}`;
    return [
      [path, factOf(memberText(member, name), [member])],
      ...(ts.isFunctionLike(member) ? functionFacts(member, path, reading) : []),
    ];
  });
}

/** Overloads, and a type and a value with the same name, share their path. */
function merged(facts: Facts): Facts {
  const found = new Map<string, DeclaredFact>();
  for (const [path, one] of facts) {
    const known = found.get(path);
    if (known === undefined || known.text === one.text) {
      found.set(path, known ?? one);
    } else if (!one.isInherited) {
      const isDeprecated =
        known.deprecated !== undefined && one.deprecated !== undefined;
      const text = `${known.text}\n${one.text}`;
      found.set(path, isDeprecated ? {text, deprecated: known.deprecated} : {text});
    }
  }
  return [...found];
}
