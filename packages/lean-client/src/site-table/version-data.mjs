// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What the props of a docs version's root route have, and no other generated file. */
const MARK = '"docsSidebars":';

/**
 * Returns the generated files that hold the data of docs versions. Their names come from the
 * addresses of the docs, so they are told by what is in them.
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
