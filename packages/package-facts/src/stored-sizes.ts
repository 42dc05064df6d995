import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {InstalledPackage} from './installed-package';
import {measureBundle, measureSizes, type PackageSizes} from './measure-sizes';

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
  const name = installed.name.replace(/\W+/g, '-');
  const file = `${name}-${installed.version}-${digestOf(root)}.json`;
  return stored(file, root, () => measureSizes(installed));
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
  return stored(`bundle-${digestOf(root, code, ...external)}.json`, root, async () => {
    const {bundled} = await measureBundle(code, root, external);
    return bundled;
  });
}

async function stored<Value>(
  name: string,
  root: string,
  measure: () => Promise<Value>,
): Promise<Value> {
  const folder = path.join(root, 'node_modules/.cache/package-facts');
  const file = path.join(folder, name);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  }
  const value = await measure();
  mkdirSync(folder, {recursive: true});
  // Another build may read at this moment, and must not find half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
  return value;
}

function digestOf(root: string, ...more: readonly string[]): string {
  const lock = path.join(root, 'package-lock.json');
  return createHash('sha1')
    .update(`${[FORMAT, ...more].join('\0')}\0`)
    .update(existsSync(lock) ? readFileSync(lock) : 'no lock file')
    .digest('hex')
    .slice(0, 12);
}
