import {mkdir, mkdtemp, readdir, readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import searchPlugin, {
  createSearchHandler,
  type PluginOptions,
  searchSettings,
  validateOptions,
} from '../../src/index';

let siteDir: string;
const printed: string[] = [];

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'search-plugin-'));
  printed.length = 0;
  for (const method of ['info', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      // eslint-disable-next-line no-control-regex -- colors of the terminal
      printed.push(parts.join(' ').replace(/\u001b\[\d+m/gu, ''));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

const options = (more: Partial<PluginOptions> = {}) =>
  validateOptions({
    options: {id: 'default', settings: searchSettings({}), ...more} as PluginOptions,
  } as never);

function create(more: Partial<PluginOptions> = {}, baseUrl = '/') {
  const context = {
    baseUrl,
    siteConfig: {title: 'Site', titleDelimiter: '|', url: 'https://example.com'},
    siteDir,
  };
  return searchPlugin(context as LoadContext, options(more));
}

/** Writes pages like Docusaurus, and runs what follows its build. */
async function build(
  pages: Record<string, string>,
  more: Partial<PluginOptions> = {},
  baseUrl = '/',
): Promise<string> {
  const outDir = await mkdtemp(path.join(siteDir, 'build-'));
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), html);
  }
  const routesPaths = Object.keys(pages).map((file) =>
    file === '404.html'
      ? `${baseUrl}404.html`
      : baseUrl + file.replace(/(?:\/?index)?\.html$/u, ''),
  );
  await create(more, baseUrl).postBuild?.({outDir, routesPaths} as never);
  return path.join(outDir, 'search-index');
}

const page = (title: string, text = '', head = '') =>
  `<html lang="en"><head>${head}</head><body><main><article><h1>${title}</h1><p>${text}</p></article></main></body></html>`;

test('after a build the index answers from its pages', async () => {
  const directory = await build({
    '404.html': page('Page Not Found'),
    'docs/a/index.html': page('Alpha', 'The first page.'),
    'docs/b.html': page('Beta'),
    'draft/index.html': page('Draft', '', '<meta name="robots" content="noindex">'),
    'index.html': page('Home'),
  });
  expect(printed).toEqual([
    expect.stringMatching(/Search index: 3 pages, 4 records, \d+ bytes\.$/u) as unknown,
  ]);
  await expect(createSearchHandler({indexDirectory: directory})).resolves.toBeDefined();
  const headings = (await readdir(directory)).find((file) =>
    file.startsWith('headings'),
  );
  const {texts} = JSON.parse(
    await readFile(path.join(directory, headings ?? ''), 'utf8'),
  ) as {
    texts: string[];
  };
  expect(texts).toEqual(['Home', 'Alpha', 'Beta']);
});

test('a page that yields nothing is reported', async () => {
  await build({'empty/index.html': '<main></main>', 'index.html': page('Home')});
  expect(printed.at(-1)).toContain('Nothing searchable was found in /empty.');
});

test('a page without a file is an error that says where it was expected', async () => {
  const outDir = await mkdtemp(path.join(siteDir, 'build-'));
  const run = create().postBuild?.({outDir, routesPaths: ['/gone']} as never);
  await expect(run).rejects.toThrow(
    `The page /gone has no file.\n  where:    ${outDir}\n` +
      `  expected: ${path.join('gone', 'index.html')} or gone.html\n` +
      '  fix:      Build the site again.',
  );
});

test('equal builds write equal files', async () => {
  const pages = {'a/index.html': page('Alpha', 'Text'), 'index.html': page('Home')};
  const [first, second] = [await build(pages), await build(pages)];
  const files = (await readdir(first)).sort();
  expect((await readdir(second)).sort()).toEqual(files);
  for (const file of files) {
    expect(await readFile(path.join(second, file))).toEqual(
      await readFile(path.join(first, file)),
    );
  }
});

test('a changed page gives files of another name', async () => {
  const names = async (title: string) =>
    (await readdir(await build({'index.html': page(title)}))).filter((file) =>
      file.startsWith('headings'),
    );
  expect(await names('Old')).not.toEqual(await names('New'));
});

test('below a base URL pages keep it in their address', async () => {
  const directory = await build({'docs/a/index.html': page('Alpha')}, {}, '/site/');
  const manifest = JSON.parse(
    await readFile(path.join(directory, 'manifest.json'), 'utf8'),
  ) as {
    baseUrl: string;
  };
  expect(manifest.baseUrl).toBe('/site/');
});

test('synonyms come from the file that the site names', async () => {
  await writeFile(path.join(siteDir, 'synonyms.yml'), '- [one, two]\n- broken\n');
  await expect(
    build({'index.html': page('Home')}, {synonymsFile: 'synonyms.yml'}),
  ).rejects.toThrow(`where:    ${path.join(siteDir, 'synonyms.yml')}:2\n`);
});

test('the client learns where the index is and who answers', () => {
  const setGlobalData = vi.fn();
  const pathGroups = [
    {path: '/docs/', section: 'Guides'},
    {path: '/docs/api/', section: 'API'},
    {path: '/docs/more/', section: 'Guides'},
  ];
  void create({pathGroups}, '/site/').contentLoaded?.({
    actions: {setGlobalData},
  } as never);
  expect(setGlobalData).toHaveBeenCalledWith({
    endpoint: '/site/',
    indexName: 'documentation',
    insights: null,
    manifestUrl: '/site/search-index/manifest.json',
    provider: 'self',
    sections: ['Guides', 'API'],
  });
});

describe('options', () => {
  test('keep the id that Docusaurus gives', () => {
    expect(options().id).toBe('default');
  });

  test('need the settings', () => {
    expect(() => options({settings: undefined})).toThrow(
      'The option "settings" is required.\n  where:    the options of the plugin search\n  expected: the result of searchSettings(process.env)',
    );
  });

  test.each([
    [
      {pathGroups: [{path: 'docs'}]},
      /"pathGroups\[0\]\.path" with value "docs" fails to match/u,
    ],
    [
      {pathGroups: [{path: '/docs', rank: 1}]},
      /"pathGroups\[0\]\.rank" is not allowed/u,
    ],
    [{ignoredHeadings: 'Parameters'}, /"ignoredHeadings" must be an array/u],
    [
      {synonyms: 'file.yml'},
      /"synonyms" is not allowed[^]*expected: one of answersFolder, id, ignored/u,
    ],
  ])('%j are refused', (more, message) => {
    expect(() => options(more as never)).toThrow(message);
  });
});
