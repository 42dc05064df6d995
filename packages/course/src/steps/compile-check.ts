import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {transformSync} from 'esbuild';

import type {Step} from './read-course';

/** Returns the check of a step as CommonJS, which runs beside the reader's program. */
export function compileCheck({folder}: Step): string {
  const file = join(folder, 'check.ts');
  return transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: 'es2022',
    sourcefile: file,
  }).code;
}
