import path from 'node:path';

import {entryPointsOf, readPackage} from '@lexical-documentation/package-facts';
import ts from 'typescript';

/** Returns the names that each package exports, by TypeScript's own reading of its declarations. */
export function packageExports(
  packages: readonly string[],
  root: string,
): Map<string, ReadonlySet<string>> {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const files = packages.map(
    (name) => [name, declarationsOf(name, root, options)] as const,
  );
  const program = ts.createProgram(
    files.flatMap(([, declarations]) => declarations),
    options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    files.map(([name, declarations]) => [
      name,
      new Set(declarations.flatMap((file) => exportsOf(file, program, checker))),
    ]),
  );
}

function declarationsOf(
  name: string,
  root: string,
  options: ts.CompilerOptions,
): string[] {
  const installed = readPackage(name, root);
  return (installed ? entryPointsOf(installed) : []).flatMap(({specifier}) => {
    const importer = path.join(root, 'importer.ts');
    const {resolvedModule} = ts.resolveModuleName(specifier, importer, options, ts.sys);
    return resolvedModule ? [resolvedModule.resolvedFileName] : [];
  });
}

function exportsOf(
  file: string,
  program: ts.Program,
  checker: ts.TypeChecker,
): string[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol).map(({name}) => name) : [];
}
