// @ts-check
import {basename} from 'node:path';

import {runProcess} from './run-process.mjs';

/**
 * Runs npm, the one that started this process where there is one.
 *
 * @param {string[]} args
 * @param {import('./run-process.mjs').ProcessOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env['npm_execpath'];
  if (script && basename(script) === 'npm-cli.js') {
    return runProcess(process.execPath, [script, ...args], {
      output: 'keep',
      ...options,
    });
  }
  // Windows starts npm through a batch file, which needs a shell.
  const shell = process.platform === 'win32';
  return runProcess('npm', args, {output: 'keep', shell, ...options});
}
