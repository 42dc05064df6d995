import path from 'node:path';

import {digestOfFiles, openDiskCache} from '@lexical-documentation/common/build';

import type {InstalledPackage} from './installed-package';
import {measureBundle, measureSizes, type PackageSizes} from './measure-sizes';

/** Raised whenever sizes are measured in another way. */
const FORMAT = '1';

/**
 * Measures a package once for each state of the lock file, which decides its dependencies.
 *
 * @param root - the folder with `node_modules` and `package-lock.json`
 */
export async function storedSizes(
  installed: InstalledPackage,
  root: string,
): Promise<PackageSizes> {
  const {name, version} = installed;
  return stored(() => measureSizes(installed), root, name, version);
}

/**
 * Measures what an application would ship for a few imports, once for each state of the lock
 * file.
 *
 * @param code - what to bundle
 * @param external - packages that stay outside
 * @returns bytes after gzip
 */
export async function storedBundleSize(
  code: string,
  external: readonly string[],
  root: string,
): Promise<number> {
  const measure = async (): Promise<number> =>
    (await measureBundle(code, root, external)).bundled;
  return stored(measure, root, 'bundle', code, ...external);
}

function stored<Value>(
  measure: () => Promise<Value>,
  root: string,
  ...key: readonly string[]
): Promise<Value> {
  const lock = digestOfFiles(path.join(root, 'package-lock.json'));
  return openDiskCache(root, 'package-facts').get(measure, FORMAT, lock, ...key);
}
