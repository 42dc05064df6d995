import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns settings that make the bundler's persistent cache depend on the files of folders:
 * Docusaurus keys it by its own version and the site's configuration alone.
 *
 * @param config - the bundler's configuration so far
 */
export function cacheDependingOn(folders: readonly string[], config: object): object {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {type: string; version: string}};
  };
  const cache = experiments?.cache;
  return typeof cache === 'object' && cache.type === 'persistent'
    ? {
        experiments: {
          cache: {version: `${cache.version}-${folders.map(digestOf).join('-')}`},
        },
      }
    : {};
}

function digestOf(folder: string): string {
  const hash = createHash('sha1');
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
