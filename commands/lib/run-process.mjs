// @ts-check
import {spawn} from 'node:child_process';
import {constants} from 'node:os';

import {ROOT} from './paths.mjs';

/**
 * @typedef {object} ProcessOptions
 * @property {string} [cwd] - default: the repository's root
 * @property {Record<string, string | undefined>} [env] - added to the current environment
 * @property {'show' | 'keep'} [output] - print it at once (default), or return it
 * @property {boolean} [shell]
 */

/**
 * @typedef {object} ProcessResult
 * @property {number} code
 * @property {string} output - both streams, in order; empty when it was shown
 */

/** Tools ask the network for newer versions of themselves; nobody reads that here. */
const QUIET = {
  NO_UPDATE_NOTIFIER: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
  DISABLE_OPENCOLLECTIVE: '1',
};

/**
 * Runs a program to its end. When this process is told to stop, so is the program.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 * @returns {Promise<ProcessResult>}
 */
export function runProcess(file, args, options = {}) {
  const {cwd = ROOT, env = {}, output = 'show', shell = false} = options;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      shell,
      env: {...process.env, ...QUIET, ...env},
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const release = stopTogether(child);
    let kept = '';
    child.stdout?.on('data', (chunk) => (kept += chunk));
    child.stderr?.on('data', (chunk) => (kept += chunk));
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({code: code ?? exitCodeOf(signal), output: kept});
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to be called once the child has ended
 */
function stopTogether(child) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(exitCodeOf(signal)));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
