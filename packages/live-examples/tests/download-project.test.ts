import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {projectFiles, zipProject} from '../src/download/project-files';
import {importsOf, versionsOf} from '../src/plugin/imports';
import {readExamples} from '../src/plugin/read-examples';

const ROOT = path.join(import.meta.dirname, '../../..');
/** What was installed for this repository is in npm's cache, and isn't downloaded again. */
const FROM_CACHE = ['--prefer-offline'];
/** Imports all packages. */
const ES_MODULES_ONLY = '0.52.0';
const INSTALL_LIMIT_MS = 300_000;
const execute = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
});

afterEach(() => rm(folder, {recursive: true}));

test(
  'a downloaded project installs, type-checks and builds',
  async () => {
    const project = await unpack(await zipOf('plain-text-limit'), folder);
    await installAndBuild(project);
  },
  INSTALL_LIMIT_MS,
);

test(
  'a downloaded project builds with a release that has ES modules only, and that release runs',
  async () => {
    const project = await unpack(await zipOf('plain-text-limit'), folder);
    const manifest = path.join(project, 'package.json');
    const pins = /("(?:lexical|@lexical\/[\w-]+)": )"[^"]+"/g;
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(pins, `$1"${ES_MODULES_ONLY}"`));
    await installAndBuild(project);
    const installed = await readFile(
      path.join(project, 'node_modules/lexical/package.json'),
      'utf8',
    );
    const {version, exports} = JSON.parse(installed) as {
      version: string;
      exports: Record<string, Record<string, unknown>>;
    };
    expect(version).toBe(ES_MODULES_ONLY);
    expect(Object.keys(exports['.'] ?? {})).not.toContain('require');
    const code =
      "import {createEditor, $getRoot} from 'lexical'; const editor = createEditor(); console.log(editor.read(() => $getRoot().getTextContent()) === '')";
    const {stdout} = await execute(
      process.execPath,
      ['--input-type=module', '-e', code],
      {cwd: project},
    );
    expect(stdout.trim()).toBe('true');
  },
  INSTALL_LIMIT_MS,
);

async function installAndBuild(project: string): Promise<void> {
  const options = {cwd: project, shell: process.platform === 'win32'};
  await execute('npm', ['install', ...FROM_CACHE, '--no-audit', '--no-fund'], options);
  await execute('npm', ['run', 'build'], options);
  const built = await readdir(path.join(project, 'dist/assets'));
  expect(built.some((file) => file.endsWith('.js'))).toBe(true);
  expect(built.some((file) => file.endsWith('.css'))).toBe(true);
}

test('a project names exactly the packages that its example imports, in one version', async () => {
  const {'package.json': manifest = ''} = await filesOf('vanilla');
  const {dependencies, devDependencies} = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toContain('lexical');
  expect(Object.keys(dependencies)).not.toContain('react');
  expect(Object.keys(devDependencies)).toEqual(['typescript', 'vite']);
  for (const version of Object.values({...dependencies, ...devDependencies})) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

async function filesOf(name: string): Promise<Record<string, string>> {
  const examples = await readExamples(path.join(ROOT, 'examples'));
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`There is no example "${name}".`);
  const versions = await versionsOf(importsOf([example]), ROOT);
  const {title, files, entry} = example;
  return projectFiles({id: name, title, files, entry}, versions);
}

async function zipOf(name: string): Promise<Uint8Array> {
  return zipProject(name, await filesOf(name));
}

/** Returns the folder in the ZIP file. */
async function unpack(zip: Uint8Array, into: string): Promise<string> {
  const entries = Object.entries(unzipSync(zip)).filter(
    ([name]) => !name.endsWith('/'),
  );
  for (const [name, content] of entries) {
    const file = path.join(into, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, strFromU8(content));
  }
  const [top = ''] = await readdir(into);
  return path.join(into, top);
}
