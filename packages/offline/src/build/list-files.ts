import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import type {BuiltFile} from '../shared/settings';

/** A built file, and what it weighs on the way to a reader. */
export interface ListedFile extends BuiltFile {
  /** Bytes after gzip, quickly made. */
  readonly transferSize: number;
}

export interface ListOptions {
  /** Names, below the base URL, that change with their content. */
  readonly hashed: RegExp;
  /** Files that no page asks for. */
  readonly omitted: RegExp;
}

const REVISION_LENGTH = 12;
const COMPRESSED_TWIN = /\.(?:br|gz)$/;
const AT_ONCE = 8;

/**
 * Lists the files of a built site, each with its size and a digest: files whose names change with
 * their content first, then pages and others, by name.
 */
export async function listFiles(
  folder: string,
  {hashed, omitted}: ListOptions,
): Promise<ListedFile[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !COMPRESSED_TWIN.test(name) && !omitted.test(name))
    .sort();
  const ordered = [
    ...names.filter((name) => hashed.test(name)),
    ...names.filter((name) => !hashed.test(name)),
  ];
  const listed: ListedFile[] = [];
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    const some = ordered.slice(start, start + AT_ONCE);
    listed.push(
      ...(await Promise.all(some.map((name) => listFile(folder, name, hashed)))),
    );
  }
  return listed;
}

async function listFile(
  folder: string,
  name: string,
  hashed: RegExp,
): Promise<ListedFile> {
  const content = await readFile(path.join(folder, name));
  const compressed = await promisify(gzip)(content, {level: 1});
  const revision = createHash('sha1').update(content).digest('hex');
  return {
    path: name,
    revision: hashed.test(name) ? null : revision.slice(0, REVISION_LENGTH),
    size: content.byteLength,
    transferSize: Math.min(compressed.byteLength, content.byteLength),
  };
}
