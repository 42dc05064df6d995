import ts from 'typescript';

import type {Given} from '../fence/fence-meta';
import type {Sample} from './samples';

/** The name with which a sample exports the value that its fence provides. */
export function givenExport(name: string): string {
  return `given_${name}`;
}

/** Returns the sample with an export of the provided value, on a line after its last. */
export function exportingGiven(sample: Sample): Sample {
  const {source, fenceMeta} = sample;
  const last = source.files.at(-1);
  if (fenceMeta.given.length === 0 || !last) return sample;
  const names = fenceMeta.given.map(({name}) => `${name} as ${givenExport(name)}`);
  const compiledLines = [...source.compiledLines, `export {${names.join(', ')}};`];
  const files = [
    ...source.files.slice(0, -1),
    {...last, endLine: compiledLines.length},
  ];
  return {...sample, source: {...source, compiledLines, files}};
}

/**
 * Returns the types that can replace a file's export of the provided value: its own, widened, and
 * those that it extends.
 */
export function typesOfGiven(
  {name}: Given,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): string[] {
  const module = checker.getSymbolAtLocation(file);
  const symbol =
    module && checker.tryGetMemberInModuleExports(givenExport(name), module);
  if (!symbol) return [];
  const target =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  const types = [type, checker.getBaseTypeOfLiteralType(type), ...bases].map(
    (candidate) =>
      checker.typeToString(candidate, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  // Type arguments of a generic class, which the compiler may have inferred.
  return [...types, ...types.map((text) => text.replace(/^(\w+)<[^<>]*>$/, '$1'))];
}
