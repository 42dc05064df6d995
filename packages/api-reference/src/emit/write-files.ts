import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files to be written: path below the folder, with `/`, to text. */
export type FileTree = ReadonlyMap<string, string>;

/**
 * Makes a folder hold exactly these files. Files that already have their text are left alone,
 * so that a watching or caching bundler sees no change; others that lie there are deleted.
 *
 * @returns paths below the folder, by what happened to them
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

/** Writes a file unless it already has this text; says whether it wrote. */
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
