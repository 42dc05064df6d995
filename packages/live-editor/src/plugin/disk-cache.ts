import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Keeps what is slow to make between builds. */
export interface DiskCache<Value> {
  readonly read: (key: string) => Promise<Value | undefined>;
  readonly write: (key: string, value: Value) => Promise<void>;
}

/**
 * Opens a cache in `node_modules/.cache`. Its entries hold as long as the installed packages and
 * the given sources do not change.
 */
export async function createDiskCache<Value>(
  root: string,
  sources: readonly string[],
): Promise<DiskCache<Value>> {
  const folder = path.join(root, 'node_modules/.cache/live-editor');
  const inputs = await digestOf(root, sources);
  const fileOf = (key: string): string =>
    path.join(
      folder,
      `${createHash('sha1').update(inputs).update(key).digest('hex')}.json`,
    );
  return {
    async read(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as Value;
      } catch {
        // Not there yet, or cut off: it is made again.
        return undefined;
      }
    },
    async write(key, value) {
      await mkdir(folder, {recursive: true});
      const temporary = `${fileOf(key)}.${process.pid}`;
      await writeFile(temporary, JSON.stringify(value));
      await rename(temporary, fileOf(key));
    },
  };
}

/** Returns a digest of the installed packages, of folders of sources and of a text. */
export async function digestOf(
  root: string,
  sources: readonly string[],
  text = '',
): Promise<string> {
  const hash = createHash('sha1').update(text);
  hash.update(await readFile(path.join(root, 'package-lock.json')).catch(() => ''));
  for (const folder of sources) {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
