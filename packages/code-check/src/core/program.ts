import ts from 'typescript';

import {CHECKED_FOLDER, type Environment, LIBRARY_FOLDER} from './environment';
import type {CheckedFile} from './report';

/** Files to check as the compiler sees them. */
export interface CheckedProgram {
  readonly program: ts.Program;
  /** Import paths that nothing is known about: what comes from them counts as `any`. */
  readonly unknownModules: ReadonlySet<string>;
}

/** Makes programs that share what they know of the packages. */
export type ProgramMaker = (files: readonly CheckedFile[]) => CheckedProgram;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const AMBIENT_FILE = `${CHECKED_FOLDER}ambient.d.ts`;
const AMBIENT = `declare module '*.css';
declare const process: any;
declare const Buffer: any;
declare const global: any;
declare function require(name: string): any;
`;
const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.d.ts',
  '.js',
  '.jsx',
  '/index.ts',
  '/index.d.ts',
];
const CODE_FILE = /\.[cm]?[jt]sx?$/;
const OF_LEXICAL = /^(?:lexical|@lexical)(?:\/|$)/;

/** Opens an environment: its files are parsed once, when a program first needs them. */
export function createProgramMaker(environment: Environment): ProgramMaker {
  const parsed = new Map<string, ts.SourceFile>();
  let last: ts.Program | undefined;
  return (files) => {
    const texts = new Map(files.map(({path, text}) => [CHECKED_FOLDER + path, text]));
    texts.set(AMBIENT_FILE, AMBIENT);
    const unknownModules = new Set<string>();
    const host = createHost(environment, texts, parsed, unknownModules);
    const rootNames = [...texts.keys()].filter((name) => CODE_FILE.test(name));
    const program = ts.createProgram({
      rootNames,
      options: OPTIONS,
      host,
      ...(last && {oldProgram: last}),
    });
    last = program;
    return {program, unknownModules};
  };
}

function createHost(
  {files, modules}: Environment,
  texts: ReadonlyMap<string, string>,
  parsed: Map<string, ts.SourceFile>,
  unknownModules: Set<string>,
): ts.CompilerHost {
  const readFile = (name: string): string | undefined =>
    texts.get(name) ?? (Object.hasOwn(files, name) ? files[name] : undefined);
  const fileExists = (name: string): boolean => readFile(name) !== undefined;
  const resolve = createResolver(modules, fileExists);
  return {
    fileExists,
    readFile,
    getSourceFile: (name, options) => {
      const known = parsed.get(name);
      const text = readFile(name);
      if (known || text === undefined) return known;
      const file = ts.createSourceFile(name, text, options, true);
      if (!texts.has(name)) parsed.set(name, file);
      return file;
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => {
        const file = resolve(text, containing);
        const isChecked = containing.startsWith(CHECKED_FOLDER);
        if (file === undefined && isChecked && !OF_LEXICAL.test(text)) {
          unknownModules.add(text);
        }
        return {resolvedModule: file === undefined ? undefined : moduleAt(file)};
      }),
    getDefaultLibFileName: () => `${LIBRARY_FOLDER}lib.d.ts`,
    getDefaultLibLocation: () => LIBRARY_FOLDER,
    getCurrentDirectory: () => CHECKED_FOLDER,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

function createResolver(
  modules: Environment['modules'],
  fileExists: (name: string) => boolean,
): (specifier: string, from: string) => string | undefined {
  return (specifier, from) => {
    if (!specifier.startsWith('.')) {
      return Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
    }
    const base = joined(from, specifier);
    return [base, base.replace(/\.[cm]?jsx?$/, '')]
      .flatMap((candidate) => EXTENSIONS.map((extension) => candidate + extension))
      .find((candidate) => CODE_FILE.test(candidate) && fileExists(candidate));
  };
}

function moduleAt(resolvedFileName: string): ts.ResolvedModuleFull {
  const extension = /(?:\.d)?\.[cm]?[jt]sx?$/.exec(resolvedFileName)?.[0] ?? '.ts';
  return {
    resolvedFileName,
    extension,
    isExternalLibraryImport: !resolvedFileName.startsWith(CHECKED_FOLDER),
  };
}

/** Follows a relative path; what would leave the folder stays at its top. */
function joined(from: string, specifier: string): string {
  const parts = from.split('/').slice(1, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
