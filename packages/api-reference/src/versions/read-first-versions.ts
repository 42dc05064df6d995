import {readFileSync} from 'node:fs';

import {FourPartError} from '@lexical-documentation/common';

import type {FirstVersions} from './first-versions';

/**
 * Reads the file that says since when names are exported.
 *
 * @throws FourPartError when the file is missing or is not of that form
 */
export function readFirstVersions(file: string): FirstVersions {
  let found: Partial<FirstVersions> | undefined;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<FirstVersions>;
  } catch {
    found = undefined;
  }
  if (typeof found?.since !== 'object' || typeof found.until !== 'string') {
    throw new FourPartError({
      what: 'The file of first versions cannot be read.',
      where: `${file}:1`,
      expected: 'JSON with "from", "until" and "since": {module: {name: version}}',
      fix: 'write the file again, or leave the option "firstVersions" out',
    });
  }
  return found as FirstVersions;
}
