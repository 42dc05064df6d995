import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

import {afterEach, expect, test} from 'vitest';

import {writeOfflineFiles} from '../src/index';
import type {Manifest} from '../src/shared/settings';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

const FACTS = {
  baseUrl: '/site/',
  enabled: true,
  title: 'A & B',
  colorModeKey: 'theme-x',
  hashed: '^assets/',
  omitted: '\\.xml$',
  shellScripts: ['assets/js/not-found.1.js'],
  shellPages: [],
};

const FILES = {
  '404.html':
    '<link rel=stylesheet href=/site/assets/styles.1.css><script src="/site/assets/js/main.1.js"></script>',
  'assets/js/main.1.js': 'main()',
  'assets/js/not-found.1.js': 'notFound()',
  'assets/js/page.1.js': 'page()',
  'assets/styles.1.css': 'body {}',
  'assets/styles.1.css.gz': 'compressed',
  'docs/intro/index.html': '<p>Intro',
  'index.html': '<p>Home',
  'search-index/manifest.json': '{}',
  'sitemap.xml': '<urlset/>',
};

test('the manifest lists what can be kept, hashed files first, with revisions for the others', async () => {
  const folder = await written();
  const {files, size} = manifestOf(folder);
  const site = files.filter(([name]) => !name.startsWith('offline/'));
  expect(site.map(([name, revision]) => [name, revision !== null])).toEqual([
    ['assets/js/main.1.js', false],
    ['assets/js/not-found.1.js', false],
    ['assets/js/page.1.js', false],
    ['assets/styles.1.css', false],
    ['404.html', true],
    ['docs/intro/index.html', true],
    ['index.html', true],
    ['search-index/manifest.json', true],
  ]);
  expect(site[0]?.[2]).toBe(6);
  expect(size).toBe(files.reduce((sum, [, , bytes]) => sum + bytes, 0));
});

test('another text makes another version, and the same files the same one', async () => {
  const folder = await written();
  const {version} = manifestOf(folder);
  await writeOfflineFiles(folder);
  expect(manifestOf(folder).version).toBe(version);
  writeFileSync(path.join(folder, 'index.html'), '<p>Welcome');
  await writeOfflineFiles(folder);
  expect(manifestOf(folder).version).not.toBe(version);
});

test('the worker knows what every page needs, and the rest not', async () => {
  const worker = read(await written(), 'service-worker.js');
  for (const name of ['main.1.js', 'not-found.1.js', 'styles.1.css', '404.html']) {
    expect(worker).toContain(name);
  }
  expect(worker).not.toContain('page.1.js');
});

test('the page for what is not kept has the colors and styles of the site', async () => {
  const worker = read(await written(), 'service-worker.js');
  expect(worker).toContain('theme-x');
  expect(worker).toContain('<title>Not on this device | A &amp; B</title>');
  expect(worker).toContain('href="/site/assets/styles.1.css"');
});

test('pages are listed by their addresses below the base URL', async () => {
  expect(JSON.parse(read(await written(), 'offline/pages.json'))).toEqual([
    'docs/intro',
    '',
  ]);
});

test('switched off, the worker removes the caches of its base URL and itself', async () => {
  const folder = await written({enabled: false});
  const removed: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  let done: Promise<unknown> = Promise.resolve();
  runInNewContext(read(folder, 'service-worker.js'), {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    caches: {delete: async (name: string) => removed.push(name)},
    registration: {unregister: async () => removed.push('worker')},
  });
  listeners['activate']?.({
    waitUntil: (promise: Promise<unknown>) => {
      done = promise;
    },
  });
  await done;
  expect(removed).toContain('offline documentation /site/');
  expect(removed.at(-1)).toBe('worker');
  expect(() => read(folder, 'offline/manifest.json')).toThrow();
});

test('a folder that was built without the plugin is left alone', async () => {
  expect(await writeOfflineFiles(folderWith(FILES))).toBeUndefined();
});

async function written(facts: Partial<typeof FACTS> = {}): Promise<string> {
  const folder = folderWith({
    ...FILES,
    'offline/site-facts.json': JSON.stringify({...FACTS, ...facts}),
  });
  await writeOfflineFiles(folder);
  return folder;
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function read(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(read(folder, 'offline/manifest.json')) as Manifest;
}
