import path from 'node:path';

import type {SymbolIndex} from '@lexical-documentation/code-samples';
import {FourPartError} from '@lexical-documentation/common';

/** Options of the plugin as the site gives them. */
export interface LiveExamplesOptions {
  /** Folder whose folders are the examples of the gallery; an absolute path. */
  readonly examples: string;
  /** Folders with further examples, which pages show and the gallery does not. */
  readonly moreExamples?: readonly string[];
  /** The folder whose `node_modules` the examples import from; an absolute path. */
  readonly root: string;
  /**
   * Path of a playground that opens examples of the gallery by name, as `?example=<name>`.
   * Without it, examples have no link to one.
   */
  readonly playground?: string;
  /** Modules that edited sources may import, beside those that examples import. */
  readonly sandboxModules?: () => Promise<readonly string[]>;
  /** The reference's symbols, which the sources link to; without it nothing is linked. */
  readonly symbolIndex?: () => SymbolIndex | Promise<SymbolIndex>;
  /** Path of the gallery on the site. Default `gallery`. */
  readonly route?: string;
}

/** Options after validation, with all defaults. */
export interface CheckedOptions
  extends
    Required<Omit<LiveExamplesOptions, 'playground'>>,
    Pick<LiveExamplesOptions, 'playground'> {
  /** Docusaurus adds it, and fails later in other places if a validation drops it. */
  readonly id: string;
}

const KNOWN = [
  'examples',
  'id',
  'moreExamples',
  'playground',
  'root',
  'route',
  'sandboxModules',
  'symbolIndex',
];

/**
 * Checks the options and fills in what may be left out.
 *
 * @throws FourPartError naming the option that cannot work
 */
export function checkOptions(
  options: LiveExamplesOptions & {readonly id?: string},
): CheckedOptions {
  const unknown = Object.keys(options).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) {
    throw invalid(unknown, 'is not known', `one of ${KNOWN.join(', ')}`);
  }
  for (const name of ['examples', 'root'] as const) {
    if (typeof options[name] !== 'string' || !path.isAbsolute(options[name])) {
      throw invalid(name, 'is not an absolute path', 'an absolute path of a folder');
    }
  }
  return {
    id: 'default',
    moreExamples: [],
    route: 'gallery',
    sandboxModules: () => Promise.resolve([]),
    symbolIndex: () => new Map(),
    ...options,
  };
}

function invalid(name: string, problem: string, expected: string): FourPartError {
  return new FourPartError({
    what: `The option "${name}" of the live examples' plugin ${problem}.`,
    where: 'the plugins of the Docusaurus configuration',
    expected,
    fix: `Correct "${name}" in the options.`,
  });
}
