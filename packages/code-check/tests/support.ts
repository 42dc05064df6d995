import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {createGroupChecker} from '../src/core/check-files';
import {type Environment, readEnvironment} from '../src/environment';

/** The repository's root folder. */
export const ROOT = path.join(import.meta.dirname, '../../..');

let environment: Promise<Environment> | undefined;
let checker: Promise<ReturnType<typeof createGroupChecker>> | undefined;

/** The environment of the installed packages, once for all tests. */
export function installedEnvironment(): Promise<Environment> {
  environment ??= readEnvironment({
    root: ROOT,
    referenceCache: path.join(ROOT, '.cache/api-reference'),
  });
  return environment;
}

/** A warm checker of groups, once for all tests. */
export function groupChecker(): Promise<ReturnType<typeof createGroupChecker>> {
  checker ??= installedEnvironment().then(createGroupChecker);
  return checker;
}

/** A snippet with one mistake, and the expected finding. */
export interface Mistake {
  readonly name: string;
  readonly rule: string;
  /** A part of the fix. */
  readonly fix: string;
  readonly code: string;
  /** Every second snippet of a file: written before any rule was tried, and not tuned to. */
  readonly isHeldOut: boolean;
}

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/** Reads the snippets: each starts with a line `=== name | rule | part of the fix`. */
export function readMistakes(): Mistake[] {
  return readdirSync(FIXTURES)
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(FIXTURES, file), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((text, index) => mistakeOf(text, index)),
    );
}

function mistakeOf(text: string, index: number): Mistake {
  const end = text.indexOf('\n');
  const [name = '', rule = '', fix = ''] = text.slice(0, end).split(' | ');
  return {name, rule, fix, code: text.slice(end + 1), isHeldOut: index % 2 === 1};
}
