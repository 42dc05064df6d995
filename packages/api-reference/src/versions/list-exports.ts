import ts from 'typescript';

import type {InstalledPackage} from '../entry-points';

/** Names that a module exports, by TypeScript's own checker. */
export interface ModuleExports {
  readonly module: string;
  readonly names: readonly string[];
}

/** Lists the exports of all entry points, from sources or declaration files alike. */
export function listExports(packages: readonly InstalledPackage[]): ModuleExports[] {
  const entryPoints = packages.flatMap((installed) => installed.entryPoints);
  const program = ts.createProgram(
    entryPoints.map(({file}) => file),
    {
      customConditions: ['source'],
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return entryPoints.map(({module, file}) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return {module, names: exported.map(({name}) => name)};
  });
}
