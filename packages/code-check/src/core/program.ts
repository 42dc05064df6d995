import ts from 'typescript';

import {withDefaults} from './default-exports';
import {CHECKED_FOLDER, type Environment, LIBRARY_FOLDER} from './environment';
import {type CheckedCode, completed} from './reading/complete-code';
import {readCode, type Reading} from './reading/read-code';
import type {CheckedFile} from './report';

/** The files to check, as the compiler sees them. */
export interface CheckedProgram {
  readonly program: ts.Program;
  /** How the code of each source file was read. */
  readonly codeOf: (source: ts.SourceFile) => CheckedCode;
}

/** Creates programs that share their knowledge of the packages. */
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

/** Opens an environment: its files are parsed once, when a program first needs them. */
export function createProgramMaker(given: Environment): ProgramMaker {
  const environment = {...given, files: withDefaults(given)};
  const parsed = new Map<string, ts.SourceFile>();
  const resolve = createResolver(environment.modules);
  let last: ts.Program | undefined;
  const make = (codes: ReadonlyMap<string, Reading>, others: Texts): ts.Program => {
    const host = createHost(environment, {codes, others, parsed, resolve});
    last = ts.createProgram({
      rootNames: [...codes.keys(), AMBIENT_FILE],
      options: OPTIONS,
      host,
      ...(last && {oldProgram: last}),
    });
    return last;
  };
  return (files) => {
    const named = files.map((file) => ({...file, name: CHECKED_FOLDER + file.path}));
    const codes = new Map(
      named
        .filter(({path}) => CODE_FILE.test(path))
        .map((file) => [file.name, readCode(file)] as const),
    );
    const others = new Map(named.map(({name, text}) => [name, text]));
    others.set(AMBIENT_FILE, AMBIENT);
    const exists = (name: string) => others.has(name);
    const first = make(codes, others);
    const read = completed(first, codes, environment.facts, (path, from) =>
      resolve(path, from, exists),
    );
    const isChanged = [...read].some(
      ([name, {text}]) => text !== codes.get(name)?.text,
    );
    return {
      program: isChanged ? make(read, others) : first,
      codeOf: ({fileName}) => read.get(fileName) ?? UNREAD,
    };
  };
}

type Texts = ReadonlyMap<string, string>;

/** Files of packages, which aren't checked. */
const UNREAD: CheckedCode = {
  text: '',
  kind: ts.ScriptKind.TS,
  start: 0,
  end: 0,
  isPart: false,
  isProse: false,
  assumed: [],
  isFragment: false,
  unknownModules: [],
};

interface HostParts {
  readonly codes: ReadonlyMap<string, Reading>;
  readonly others: Texts;
  readonly parsed: Map<string, ts.SourceFile>;
  readonly resolve: Resolver;
}

function createHost(
  {files}: Environment,
  {codes, others, parsed, resolve}: HostParts,
): ts.CompilerHost {
  const readFile = (name: string): string | undefined =>
    codes.get(name)?.text ??
    others.get(name) ??
    (Object.hasOwn(files, name) ? files[name] : undefined);
  const fileExists = (name: string): boolean => readFile(name) !== undefined;
  return {
    fileExists,
    readFile,
    getSourceFile: (name, options) => {
      const known = parsed.get(name);
      const text = readFile(name);
      if (known || text === undefined) return known;
      const file = ts.createSourceFile(
        name,
        text,
        options,
        true,
        codes.get(name)?.kind,
      );
      if (!others.has(name)) parsed.set(name, file);
      return file;
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => {
        const file = resolve(text, containing, fileExists);
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

type Resolver = (
  specifier: string,
  from: string,
  fileExists: (name: string) => boolean,
) => string | undefined;

function createResolver(modules: Environment['modules']): Resolver {
  return (specifier, from, fileExists) => {
    if (!specifier.startsWith('.')) {
      // @lexical/react exports each of its files under both names.
      const plain = specifier.replace(/^(@lexical\/react\/\w+)\.js$/, '$1');
      return Object.hasOwn(modules, plain) ? modules[plain] : undefined;
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

/** Resolves a relative path; a path that would leave the folder stays at its top. */
function joined(from: string, specifier: string): string {
  const parts = from.split('/').slice(1, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
