import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import type {Environment} from '../core/environment';

/**
 * Writes an environment as one compressed file, which checks in Node and in browsers can read.
 *
 * @returns its size in bytes
 */
export async function writeEnvironment(
  environment: Environment,
  file: string,
): Promise<number> {
  const compressed = await promisify(gzip)(JSON.stringify(environment), {level: 9});
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, compressed);
  return compressed.length;
}
