import {readFileSync} from 'node:fs';

import {FourPartError} from '@lexical-documentation/common';

import {partsOf} from './paths';
import type {ByModule, ReleaseStep} from './release-step';

/** What to write instead of a name that was removed or deprecated. */
export interface Successor {
  /** The same under another name or in another module, as `module#name`. */
  readonly now?: string;
  /** A sentence or two in Markdown. */
  readonly instead: string;
}

/** Successors by module and path. */
export type Successors = ByModule<Successor>;

/**
 * Reads the hand-written file of successors.
 *
 * @throws FourPartError if it's missing, or has another format
 */
export function readSuccessors(file: string): Successors {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Successors;
  } catch (error) {
    throw new FourPartError({
      what: 'The file of successors cannot be read.',
      where: `${file}: ${String(error)}`,
      expected: 'JSON with {module: {name: {"instead": "…", "now": "module#name"}}}',
      fix: 'correct the file',
    });
  }
}

/** Returns the successor of a name; a member without its own has that of its owner. */
export function successorOf(
  successors: Successors,
  module: string,
  path: string,
): Successor | undefined {
  const {owner} = partsOf(path);
  const own = successors[module]?.[path];
  return own ?? (owner === undefined ? undefined : successors[module]?.[owner]);
}

/** Names that a release removed or deprecated and that have no successor, each with its release. */
export function namesWithoutSuccessor(
  steps: readonly ReleaseStep[],
  successors: Successors,
): string[] {
  return steps.flatMap(({version, removed, deprecated}) =>
    [removed, deprecated].flatMap((table) =>
      Object.entries(table).flatMap(([module, paths]) =>
        Object.keys(paths)
          .filter((path) => successorOf(successors, module, path) === undefined)
          .map((path) => `${version} ${module}#${path}`),
      ),
    ),
  );
}
