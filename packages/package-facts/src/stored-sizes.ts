import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {InstalledPackage} from './installed-package';
import {measureSizes, type PackageSizes} from './measure-sizes';

/** Raised whenever sizes are measured in another way. */
const FORMAT = 1;

/**
 * Measures a package once for each state of the lock file, which decides its dependencies.
 *
 * @param root - the folder with `node_modules` and `package-lock.json`
 */
export async function storedSizes(
  installed: InstalledPackage,
  root: string,
): Promise<PackageSizes> {
  const folder = path.join(root, 'node_modules/.cache/package-facts');
  const name = installed.name.replace(/\W+/g, '-');
  const file = path.join(folder, `${name}-${installed.version}-${digestOf(root)}.json`);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageSizes;
  }
  const sizes = await measureSizes(installed);
  mkdirSync(folder, {recursive: true});
  // Another build may read at this moment, and must not find half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(sizes));
  renameSync(draft, file);
  return sizes;
}

function digestOf(root: string): string {
  const lock = path.join(root, 'package-lock.json');
  return createHash('sha1')
    .update(`${FORMAT}\0`)
    .update(existsSync(lock) ? readFileSync(lock) : 'no lock file')
    .digest('hex')
    .slice(0, 12);
}
