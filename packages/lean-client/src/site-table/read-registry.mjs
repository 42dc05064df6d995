// @ts-check

import {unknownForm} from '../unknown-form.mjs';

const ENTRY =
  /^ {2}"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<name>" \*\/ "(?<path>(?:[^"\\]|\\.)*)"\), "\k<path>", require\.resolveWeak\("\k<path>"\)\],?/gm;

/**
 * Returns the path of each route module by its chunk's name.
 *
 * @param {string} source - the generated `registry.js`
 * @returns {Map<string, string>}
 * @throws {Error} if the file has an unknown format
 */
export function readRegistry(source) {
  const found = [...source.matchAll(ENTRY)];
  const entries = source.match(/require\.resolveWeak\(/g)?.length ?? 0;
  if (found.length !== entries || entries === 0) {
    throw unknownForm({
      file: 'registry.js',
      what: 'The registry of route modules',
      expected: `entries of the form "name": [() => import(…), "path", require.resolveWeak("path")], but ${entries - found.length} of ${entries} differ`,
    });
  }
  return new Map(
    found.map(({groups}) => [
      `${groups?.['name']}`,
      JSON.parse(`"${groups?.['path']}"`),
    ]),
  );
}
