// @ts-check
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {ROOT} from './paths.mjs';
import {runProcess} from './run-process.mjs';

/**
 * Runs a command-line tool from the root's dependencies, without the start-up time of npx.
 *
 * @param {string} packageName - such as "prettier"
 * @param {readonly string[]} args
 * @param {import('./run-process.mjs').ProcessOptions & {bin?: string}} [options] - `bin` names
 *   the command where it is not called like its package
 */
export async function runTool(packageName, args, options = {}) {
  const folder = join(ROOT, 'node_modules', packageName);
  const {bin} = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[options.bin ?? packageName];
  return runProcess(process.execPath, [join(folder, script), ...args], options);
}
