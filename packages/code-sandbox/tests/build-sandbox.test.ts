import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {buildSandbox} from '../src/build/build-sandbox';

const REPOSITORY = path.join(import.meta.dirname, '../../..');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  await mkdir(path.join(root, 'node_modules'));
  for (const name of ['lexical', 'react', 'react-dom', 'scheduler']) {
    const installed = path.join(REPOSITORY, 'node_modules', name);
    await symlink(installed, path.join(root, 'node_modules', name));
  }
  await writeFile(path.join(root, 'package.json'), '{"type": "module"}');
  await writeFile(path.join(root, 'package-lock.json'), '{}');
});

afterEach(() => rm(root, {recursive: true}));

/** Publishes a package as Lexical does since 0.51: ES modules, and no `require`. */
async function installModulesOnly(name: string): Promise<void> {
  const folder = path.join(root, 'node_modules', name);
  await mkdir(folder);
  const exports = {
    development: './dev.js',
    production: './prod.js',
    default: './prod.js',
  };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({name, version: '1.0.0', type: 'module', exports}),
  );
  for (const build of ['dev', 'prod']) {
    await writeFile(
      path.join(folder, `${build}.js`),
      `export const build = 'the build ${build}';`,
    );
  }
}

async function scriptsIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(scripts)).join('\n');
}

test('a package of ES modules only is offered, with its build for development', async () => {
  await installModulesOnly('modules-only');
  const folder = await buildSandbox(['modules-only'], root, [], '');
  const scripts = await scriptsIn(folder);
  expect(scripts).toContain('the build dev');
  expect(scripts).not.toContain('the build prod');
});

test('a package that is not installed is named', async () => {
  await expect(buildSandbox(['no-such-package'], root, [], '')).rejects.toThrow(
    'The sandbox cannot offer "no-such-package": it is not installed.',
  );
});
