import {randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {digestOf} from './digest';

/** Keeps values that are slow to make, as JSON. */
export interface DiskCache {
  /** Returns the value of a key, or nothing where it was never written or is cut off. */
  readonly read: <Value>(...key: readonly string[]) => Value | undefined;
  readonly write: (value: unknown, ...key: readonly string[]) => void;
  /** Returns the value of a key, and makes it first where it is not there. */
  readonly get: <Value>(
    make: () => Value | Promise<Value>,
    ...key: readonly string[]
  ) => Promise<Value>;
}

/**
 * Opens the cache in `node_modules/.cache/<name>`. All that a value depends on belongs into its key.
 *
 * @param root - the folder with `node_modules`
 */
export function openDiskCache(root: string, name: string): DiskCache {
  const folder = path.join(root, 'node_modules/.cache', name);
  const fileOf = (key: readonly string[]) =>
    path.join(folder, `${digestOf(...key)}.json`);
  const read = <Value>(...key: readonly string[]): Value | undefined => {
    try {
      return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value;
    } catch {
      return undefined;
    }
  };
  const write = (value: unknown, ...key: readonly string[]): void => {
    writeWhole(fileOf(key), JSON.stringify(value));
  };
  return {
    read,
    write,
    async get(make, ...key) {
      const known = read<Awaited<ReturnType<typeof make>>>(...key);
      if (known !== undefined) return known;
      const value = await make();
      write(value, ...key);
      return value;
    },
  };
}

/** Writes a file and its folders; another process that reads it meanwhile finds the old or the new. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(draft, text);
  renameSync(draft, file);
}
