import ts from 'typescript';

import {
  createSampleProgram,
  type CompilableSample,
  type ProgramFile,
} from '../program/sample-program';

/** An identifier that the compiler resolved to a declaration in an installed package. */
export interface ResolvedIdentifier {
  /** 0-based line and column in the fence's code. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The declared name, or `Class.member`. */
  readonly name: string;
  /** The package that declares it. */
  readonly package: string;
}

/**
 * Returns, for each sample, the identifiers that resolve to a declaration in a package. Samples
 * with type errors are resolved as far as possible.
 */
export function resolveIdentifiers(
  samples: readonly CompilableSample[],
  root: string,
): ResolvedIdentifier[][] {
  const {program, filesOf} = createSampleProgram(samples, root);
  const checker = program.getTypeChecker();
  return samples.map((sample) =>
    filesOf(sample).flatMap((file) => {
      const sourceFile = program.getSourceFile(file.fileName);
      return sourceFile ? identifiersOfFile(sourceFile, file, checker) : [];
    }),
  );
}

function identifiersOfFile(
  sourceFile: ts.SourceFile,
  {startLine}: ProgramFile,
  checker: ts.TypeChecker,
): ResolvedIdentifier[] {
  const found: ResolvedIdentifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const origin = originOf(node, checker);
      if (origin) {
        const start = node.getStart(sourceFile);
        const {line, character} = sourceFile.getLineAndCharacterOfPosition(start);
        const length = node.getEnd() - start;
        found.push({line: startLine + line, column: character, length, ...origin});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

interface Origin {
  readonly name: string;
  readonly package: string;
}

function originOf(node: ts.Identifier, checker: ts.TypeChecker): Origin | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) {
    return undefined;
  }
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  const packageName = declaration && packageOf(declaration.getSourceFile().fileName);
  const name = declaration && declaredName(declaration, target.name);
  return packageName && name ? {name, package: packageName} : undefined;
}

function packageOf(fileName: string): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
}

function declaredName(declaration: ts.Declaration, name: string): string | undefined {
  // The name in `import * as` refers to a whole file.
  if (ts.isSourceFile(declaration)) return undefined;
  const {parent} = declaration;
  if (ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent)) {
    return parent.name ? `${parent.name.text}.${name}` : undefined;
  }
  const isTopLevel =
    ts.isSourceFile(parent) ||
    ts.isModuleBlock(parent) ||
    ts.isVariableDeclarationList(parent) ||
    ts.isExportSpecifier(declaration);
  return isTopLevel ? name : undefined;
}
