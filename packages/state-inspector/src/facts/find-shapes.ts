import path from 'node:path';

import ts from 'typescript';

import type {ImportedName, Shape, ValueKind} from './facts';

/** Reads which values the fields of serialized nodes may have, from the return type of `exportJSON`. */
export function findShapes(
  root: string,
  classes: readonly ImportedName[],
): Map<string, Record<string, Shape>> {
  const program = programOf(root, classes);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entryOf(root));
  const shapes = new Map<string, Record<string, Shape>>();
  file?.forEachChild((statement) => {
    if (!ts.isVariableStatement(statement)) return;
    for (const {name} of statement.declarationList.declarations) {
      const properties = checker.getTypeAtLocation(name).getProperties();
      const entries = properties.map((property): [string, Shape] => {
        const type = checker.getTypeOfSymbolAtLocation(property, name);
        return [property.name, shapeOf(type)];
      });
      shapes.set(
        name.getText().slice(PREFIX.length),
        Object.fromEntries(entries.filter(([, {kinds}]) => kinds.length > 0)),
      );
    }
  });
  return shapes;
}

const PREFIX = 'json_';

function entryOf(root: string): string {
  return path.join(root, 'serialized-nodes.ts');
}

/** Compiles a file that exists in memory only: a variable with the JSON of each class. */
function programOf(root: string, classes: readonly ImportedName[]): ts.Program {
  const text = classes
    .map(
      ({name, module}) =>
        `import {${name}} from '${module}';\n` +
        `declare const ${PREFIX}${name}: ReturnType<${name}['exportJSON']>;`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion, ...rest) =>
    name === entryOf(root)
      ? ts.createSourceFile(name, text, languageVersion, true)
      : readFile(name, languageVersion, ...rest);
  return ts.createProgram([entryOf(root)], options, host);
}

/** A shape without kinds allows everything. */
function shapeOf(type: ts.Type): Shape {
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.filter((part) => part.isStringLiteral());
  const kinds = parts.map(kindOf);
  if (kinds.includes('any')) return {kinds: []};
  const known = kinds.filter((kind) => kind !== 'any' && kind !== 'undefined');
  const isList = texts.length > 0 && texts.length === count(kinds, 'string');
  return {
    kinds: [...new Set(known)],
    ...(isList && {values: texts.map(({value}) => value)}),
  };
}

function count(kinds: readonly string[], kind: string): number {
  return kinds.filter((other) => other === kind).length;
}

function kindOf(type: ts.Type): ValueKind | 'undefined' | 'any' {
  const {flags} = type;
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (flags & ts.TypeFlags.Null) return 'null';
  if (flags & ts.TypeFlags.Undefined) return 'undefined';
  if (!(flags & ts.TypeFlags.Object)) return 'any';
  return /Array$/.test(type.symbol.name) ? 'list' : 'object';
}
