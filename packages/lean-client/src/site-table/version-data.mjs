// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Properties that only the props of a docs version's root route have. */
const MARK = '"docsSidebars":';

/**
 * Returns the generated files with the data of docs versions. Their names depend on the paths of
 * the docs, so they are recognized by their content.
 *
 * @param {string} folder - what `@generated` stands for
 * @returns {string[]} absolute paths
 */
export function versionDataFiles(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(MARK));
}
