import {FourPartError} from '@lexical-documentation/common';

import type {CheckedFile} from '../core/report';

/** Code that people write has a tenth of it. */
const MOST_LEVELS = 400;

/**
 * Rejects code with more nested brackets than the compiler can handle in a reasonable time: a
 * thousand of them take seconds.
 *
 * @throws FourPartError that names the first such file and line
 */
export function assertShallow(files: readonly CheckedFile[]): void {
  for (const {path, text} of files) {
    const line = firstDeepLine(text);
    if (line === undefined) continue;
    throw new FourPartError({
      what: `More than ${MOST_LEVELS} brackets are open.`,
      where: `${path}:${line}`,
      expected: 'code that a person wrote',
      fix: 'Leave out generated code and data.',
    });
  }
}

function firstDeepLine(text: string): number | undefined {
  let depth = 0;
  for (const {0: bracket, index} of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(bracket) ? 1 : -1));
    if (depth > MOST_LEVELS) return text.slice(0, index).split('\n').length;
  }
  return undefined;
}
