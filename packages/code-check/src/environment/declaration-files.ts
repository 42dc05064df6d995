import {existsSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import ts from 'typescript';

import {type Environment, LIBRARY_FOLDER} from '../core/environment';
import {stripComments} from './strip-comments';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};
const OF_LEXICAL = /\/node_modules\/(?:lexical|@lexical)\//;

/**
 * Collects the declaration files that modules need, each with a path that starts with
 * `node_modules`. Comments that name successors of deprecated names are kept, so Lexical's packages
 * keep theirs.
 *
 * @throws FourPartError if a module has no declarations
 */
export function collectDeclarations(
  modules: readonly string[],
  root: string,
): Pick<Environment, 'files' | 'modules'> {
  const entry = path.posix.join(root, 'checked-modules.ts');
  const text = modules.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const {getSourceFile, fileExists} = host;
  host.getSourceFile = (name, ...rest) =>
    name === entry
      ? ts.createSourceFile(entry, text, ts.ScriptTarget.ES2023)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === entry || fileExists.call(host, name);
  const program = ts.createProgram([entry], OPTIONS, host);
  const found = program.getSourceFiles().filter(({fileName}) => fileName !== entry);
  return {
    files: Object.fromEntries(
      found.map((file) => [
        inventedPath(file.fileName),
        OF_LEXICAL.test(file.fileName) ? file.text : stripComments(file.text),
      ]),
    ),
    modules: resolvedModules(program, modules, host, entry),
  };
}

function resolvedModules(
  program: ts.Program,
  modules: readonly string[],
  host: ts.CompilerHost,
  entry: string,
): Record<string, string> {
  const resolved: Record<string, string> = {};
  const add = (specifier: string, from: string): void => {
    const {resolvedModule} = ts.resolveModuleName(specifier, from, OPTIONS, host);
    if (resolvedModule)
      resolved[specifier] = inventedPath(resolvedModule.resolvedFileName);
  };
  for (const file of program.getSourceFiles()) {
    const {importedFiles} = ts.preProcessFile(file.text);
    for (const {fileName} of importedFiles) {
      if (!fileName.startsWith('.') && !(fileName in resolved)) {
        add(fileName, file.fileName);
      }
    }
  }
  const missing = modules.find((name) => !(name in resolved));
  if (missing !== undefined) {
    throw new FourPartError({
      what: `The code check finds no declarations of "${missing}".`,
      where: entry,
      expected: 'an installed module with types',
      fix: existsSync(path.join(path.dirname(entry), 'node_modules'))
        ? 'Correct the name, or install its types.'
        : 'Run npm install.',
    });
  }
  return resolved;
}

function inventedPath(fileName: string): string {
  const library = /\/node_modules\/typescript\/lib\/(lib\.[^/]*)$/.exec(fileName)?.[1];
  if (library !== undefined) return LIBRARY_FOLDER + library;
  return fileName.slice(fileName.lastIndexOf('/node_modules/'));
}
