import {transform} from 'sucrase';

import type {Problem, Program} from '../frame/protocol';
import {guardLoops} from './guard-loops';
import type {SourceFile} from './source-file';
import {unmatchedTags} from './unmatched-tags';

export type Compiled =
  | {readonly program: Program; readonly problems: readonly []}
  | {readonly program: null; readonly problems: readonly Problem[]};

/** Sucrase ends the messages of its parser with "(line:column)" and gives the same as `loc`. */
interface SyntaxProblem extends Error {
  readonly loc?: {readonly line: number};
}

const PLACE_IN_MESSAGE = /^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g;

/**
 * Turns TypeScript and JSX into CommonJS, line by line: what stands on a line stays on it.
 *
 * @returns a program, or what is wrong with the sources
 */
export function compile(files: readonly SourceFile[], entry: string): Compiled {
  const modules: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const {name, text} of files.filter(({name}) => !isStyle(name))) {
    try {
      modules[name] = compiledModule(name, text);
      if (name.endsWith('x')) problems.push(...unmatchedTags(name, text));
    } catch (error) {
      problems.push(syntaxProblem(error as SyntaxProblem, name));
    }
  }
  if (problems.length > 0) return {program: null, problems};
  const styles = files
    .filter(({name}) => isStyle(name))
    .map(({text}) => text)
    .join('\n');
  return {program: {modules, styles, entry}, problems: []};
}

/** Files stay as they are while others change: each text is compiled once. */
const compiled = new Map<string, string>();
const MOST_COMPILED = 500;

function compiledModule(name: string, text: string): string {
  const key = `${name}\n${text}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const code = guardLoops(compileModule(name, text));
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(key, code);
  return code;
}

function compileModule(name: string, text: string): string {
  const isJsx = name.endsWith('x');
  return transform(text, {
    filePath: name,
    transforms: ['typescript', 'imports', ...(isJsx ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: false,
  }).code;
}

function syntaxProblem({message, loc}: SyntaxProblem, file: string): Problem {
  return {
    message: message.replace(PLACE_IN_MESSAGE, ''),
    place: loc ? {file, line: loc.line} : null,
  };
}

function isStyle(name: string): boolean {
  return name.endsWith('.css');
}
