// @ts-check
// Written for the oldest Node that knows modules: it must be able to run this file.
import {readFileSync} from 'fs';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';

/**
 * The oldest release that "engines" in the root package.json admits, such as "20.19.0".
 *
 * @returns {string}
 */
export function readRequiredNode() {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).engines.node.replace('>=', '');
}

/**
 * @param {string} actual - version of the running Node, such as "18.20.4"
 * @param {string} required - the oldest one that works
 * @returns {FourPartError | undefined} nothing when the version is recent enough
 */
export function explainOldNode(actual, required) {
  if (compareVersions(actual, required) >= 0) {
    return undefined;
  }
  return new FourPartError({
    what: 'Node.js ' + actual + ' is too old.',
    where: process.execPath,
    expected: 'Node.js ' + required + ' or newer',
    fix: 'install a current release (https://nodejs.org) and run the command again',
  });
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  const difference = left.map((part, index) => part - (right[index] || 0));
  return difference.find((part) => part !== 0) || 0;
}
