import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {onTestFinished} from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A checkout with the repository's commands, and small programs in the place of its tools. */
export interface Checkout {
  readonly root: string;
  write(path: string, content: string): void;
  /** Puts a program where npm would install the tool. */
  install(packageName: string, program: string, bin?: string): void;
  run(
    command: string,
    args?: string[],
    env?: NodeJS.ProcessEnv,
  ): Promise<CommandResult>;
}

/** Creates a checkout in a temporary folder, removed when the test ends. */
export function createCheckout(): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true, force: true});
  });
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), content);
  };
  // The commands themselves, and the one file of a package that they use before anything is installed.
  for (const name of ['commands', 'packages/common/src/four-part-error.mjs']) {
    cpSync(join(REPOSITORY, name), join(root, name), {recursive: true});
  }
  const manifest = {name: 'checkout', version: '1.0.0', engines: {node: '>=20.19.0'}};
  write('package.json', JSON.stringify(manifest));
  const lock = JSON.stringify({lockfileVersion: 3, packages: {'': manifest}});
  write('package-lock.json', lock);
  write('node_modules/.package-lock.json', lock);
  mkdirSync(join(root, 'site'));

  return {
    root,
    write,
    install(packageName, program, bin = packageName) {
      const folder = `node_modules/${packageName}`;
      write(`${folder}/package.json`, JSON.stringify({bin: {[bin]: 'bin.mjs'}}));
      write(`${folder}/bin.mjs`, program);
    },
    run: (command, args = [], env = {}) =>
      runNode([join(root, 'commands', command), ...args], env),
  };
}

function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {env: {...process.env, ...env}});
    onTestFinished(() => void child.kill('SIGKILL'));
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('close', (code) => {
      resolve({code, stdout, stderr});
    });
  });
}
