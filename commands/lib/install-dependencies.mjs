// @ts-check
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {ROOT} from './paths.mjs';
import {runNpm} from './run-npm.mjs';
import {stage} from './stage.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages - by the folder it is installed in */

/**
 * Installs what package-lock.json names, unless exactly that is installed already.
 *
 * @throws {FourPartError} when npm fails
 */
export async function installDependencies() {
  const locked = await readLockedPackages(join(ROOT, 'package-lock.json'));
  const installed = await readLockedPackages(
    join(ROOT, 'node_modules/.package-lock.json'),
  );
  if (locked && installed && isInstalled(locked, installed)) {
    return;
  }
  const {code, output} = await stage('Installing the dependencies (npm ci)', () =>
    runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new FourPartError({
      what: 'The dependencies could not be installed.',
      where: `npm ci in ${ROOT}, which ended with code ${code}`,
      expected: 'a package registry that answers, and a package-lock.json that fits',
      fix: 'read what npm says above, check the network connection, and run the command again',
    });
  }
}

/**
 * Compares npm's record of what it installed with what the lock file asks for. Optional packages
 * may be missing: they are for other systems.
 *
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([folder, wanted]) => {
    if (folder === '') {
      return true;
    }
    const found = installed[folder];
    return found
      ? found.version === wanted.version && found.link === wanted.link
      : wanted.optional === true;
  });
}

/**
 * @param {string} path
 * @returns {Promise<LockedPackages | undefined>} nothing when there is no such file
 */
async function readLockedPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
