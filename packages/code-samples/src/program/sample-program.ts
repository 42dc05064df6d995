import path from 'node:path';

import {digestOf} from '@lexical-documentation/common/build';
import ts from 'typescript';

import type {SampleSource} from '../fence/sample-source';
import {USER_FILE, USER_MODULE} from '../user/user-module';

/** The languages that the compiler reads, with their extensions in the program. */
export const COMPILED_LANGUAGES: ReadonlySet<string> = new Set([
  'ts',
  'tsx',
  'js',
  'jsx',
]);

/** A sample as the compiler needs it. */
export interface CompilableSample {
  readonly language: string;
  readonly code: string;
  readonly source: SampleSource;
}

/** One file of a sample in the program. */
export interface ProgramFile {
  readonly fileName: string;
  readonly text: string;
  /** The line of the fence where this file starts, 0-based. */
  readonly startLine: number;
}

/** All samples in one TypeScript program. */
export interface SampleProgram<Sample extends CompilableSample> {
  readonly program: ts.Program;
  readonly filesOf: (sample: Sample) => readonly ProgramFile[];
}

const FOLDER = '.code-samples';
const AMBIENT = "declare module '*.css';\n";
const COMPILED_FILE = /\.[cm]?[jt]sx?$/;

/** Installed packages don't change while a process runs, and parsing them takes seconds. */
const parsedPackageFiles = new Map<string, ts.SourceFile>();

const compilerOptions: ts.CompilerOptions = {
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
  types: ['node'],
  paths: {[USER_MODULE]: [USER_FILE]},
};

/**
 * Creates one strict program of all samples. Each sample has its own in-memory folder beside
 * `root`'s `node_modules`, so that imports resolve like they do for readers.
 */
export function createSampleProgram<Sample extends CompilableSample>(
  samples: readonly Sample[],
  root: string,
): SampleProgram<Sample> {
  const bySample = new Map(
    samples.map((sample, index) => [sample, programFiles(sample, root, index)]),
  );
  const texts = new Map(
    [...bySample.values()].flat().map(({fileName, text}) => [fileName, text]),
  );
  texts.set(path.posix.join(root, FOLDER, 'ambient.d.ts'), AMBIENT);
  const rootNames = [...texts.keys()].filter((name) => COMPILED_FILE.test(name));
  const host = overlayHost(texts, root);
  return {
    program: ts.createProgram({rootNames, options: compilerOptions, host}),
    filesOf: (sample) => bySample.get(sample) ?? [],
  };
}

/** Returns the sample's files in their own folder; the last one is its entry. */
export function programFiles(
  {language, code, source}: CompilableSample,
  root: string,
  index: number,
): ProgramFile[] {
  const digest = digestOf(code);
  const folder = path.posix.join(root, FOLDER, `${index}-${digest}`);
  return source.files.map(({name, startLine, endLine}) => ({
    fileName: path.posix.join(folder, name ?? `sample.${language}`),
    text: source.compiledLines.slice(startLine, endLine).join('\n'),
    startLine,
  }));
}

function overlayHost(
  texts: ReadonlyMap<string, string>,
  root: string,
): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions, true);
  const folders = new Set([...texts.keys()].flatMap((name) => parents(name, root)));
  const {getSourceFile, fileExists, readFile, directoryExists} = host;
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (name, options, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) {
      return ts.createSourceFile(name, text, options, true);
    }
    const file =
      parsedPackageFiles.get(name) ?? getSourceFile.call(host, name, options, ...rest);
    if (file && name.includes('/node_modules/')) {
      parsedPackageFiles.set(name, file);
    }
    return file;
  };
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name);
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name);
  host.directoryExists = (name) =>
    folders.has(name) || (directoryExists?.call(host, name) ?? false);
  return host;
}

function parents(name: string, root: string): string[] {
  const folder = path.posix.dirname(name);
  return folder.length <= root.length ? [] : [folder, ...parents(folder, root)];
}
