import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files to write: path relative to the folder, with `/`, to text. */
export type FileTree = ReadonlyMap<string, string>;

/**
 * Makes a folder contain exactly these files. Unchanged files aren't touched, so a watching or
 * caching bundler sees no change; other files in the folder are deleted.
 *
 * @returns relative paths, by what was done with them
 */
export function syncFolder(
  folder: string,
  files: FileTree,
): {readonly written: readonly string[]; readonly deleted: readonly string[]} {
  mkdirSync(folder, {recursive: true});
  const deleted = filesBelow(folder).filter((file) => !files.has(file));
  for (const file of deleted) {
    rmSync(path.join(folder, file));
  }
  const written = [...files]
    .filter(([file, text]) => writeIfChanged(path.join(folder, file), text))
    .map(([file]) => file);
  return {written, deleted};
}

/** Writes a file unless it already has this text; returns whether it did. */
export function writeIfChanged(file: string, text: string): boolean {
  if (readIfPresent(file) === text) {
    return false;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return true;
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/'),
    );
}
