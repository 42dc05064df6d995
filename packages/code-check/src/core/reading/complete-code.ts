import ts from 'typescript';

import type {Facts} from '../environment';
import {nodesOf} from '../names';
import {type Assumption, assumptionOf, declarationsOf} from './assumptions';
import {missingNames} from './missing-names';
import type {Reading} from './read-code';

/** A file as it was read, and what had to be assumed. */
export interface CheckedCode extends Reading {
  /** What is assumed about names that nothing declares. */
  readonly assumed: readonly Assumption[];
  /** Whether names are used but never imported, in code that isn't a complete module. */
  readonly isFragment: boolean;
  /** Unknown import paths: imports from them have the type `any`. */
  readonly unknownModules: readonly string[];
}

const OF_LEXICAL = /^(?:lexical|@lexical)(?:\/|$)/;

const NOTHING = {assumed: [], isFragment: false, unknownModules: []};

/** Adds missing declarations to each file, for a second program. */
export function completed(
  program: ts.Program,
  codes: ReadonlyMap<string, Reading>,
  facts: Facts,
  resolve: (specifier: string, from: string) => string | undefined,
): ReadonlyMap<string, CheckedCode> {
  const checker = program.getTypeChecker();
  return new Map(
    [...codes].map(([name, reading]) => {
      const source = program.getSourceFile(name);
      if (!source) return [name, {...reading, ...NOTHING}];
      const classes = new Set(
        source.statements.flatMap((each) =>
          ts.isClassDeclaration(each) && each.name ? [each.name.text] : [],
        ),
      );
      const missing = missingNames(source, checker).map((each) => ({
        ...each,
        ...assumptionOf(each, facts, classes),
      }));
      const lines = declarationsOf(missing, reading.kind === ts.ScriptKind.JSX);
      const code: CheckedCode = {
        ...reading,
        text: reading.text + lines,
        assumed: missing.filter((each) => !each.name.startsWith('_')),
        isFragment: missing.length > 0 && !isModule(source),
        unknownModules: importPaths(source).filter(
          (path) => !OF_LEXICAL.test(path) && resolve(path, name) === undefined,
        ),
      };
      return [name, code];
    }),
  );
}

/** Returns whether code has both imports and exports, which excerpts rarely have. */
function isModule({statements}: ts.SourceFile): boolean {
  const isExported = (statement: ts.Statement): boolean =>
    ts.isExportAssignment(statement) ||
    ts.isExportDeclaration(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts
        .getModifiers(statement)
        ?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ??
        false));
  return statements.some(ts.isImportDeclaration) && statements.some(isExported);
}

/** What a file imports, also with `import()` and `require`. */
function importPaths(source: ts.SourceFile): string[] {
  const paths = new Set<string>();
  for (const node of nodesOf(source)) {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && isImportCall(node)
          ? node.arguments[0]
          : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) paths.add(specifier.text);
  }
  return [...paths];
}

function isImportCall({expression}: ts.CallExpression): boolean {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  );
}
