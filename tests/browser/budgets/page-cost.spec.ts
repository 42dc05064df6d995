import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {loadPage, measurePage, totalSize} from '../../../benchmarks/pages/measure-page';

const KILOBYTE = 1_000;
const NODE_MODULES = join(import.meta.dirname, '../../../node_modules');

const GUIDE_PAGES = [
  '/docs/intro',
  '/docs/getting-started/react',
  '/docs/concepts/nodes',
];
/** Pages whose editors must not weigh on their first load. */
const EDITOR_PAGES = ['/', '/gallery'];
const MANY_SAMPLES = '/docs/concepts/nodes';

/** Only Lexical's own code writes this property. */
const LEXICAL = '__lexicalEditor';

/** Libraries that no guide page loads, each with a string of it that survives minification. */
const FORBIDDEN = [
  {library: 'prismjs/components/prism-core.js', mark: 'before-tokenize'},
  {library: 'prism-react-renderer/dist/index.mjs', mark: 'token-line'},
  {library: '@shikijs/vscode-textmate/dist/index.js', mark: 'injectionSelector'},
  {library: '@docsearch/react/dist/esm/index.js', mark: 'DocSearch-Modal'},
  {library: '@algolia/client-common/dist/common.js', mark: 'x-algolia-api-key'},
];

for (const path of [...GUIDE_PAGES, ...EDITOR_PAGES]) {
  test(`the first load of ${path} stays within 120 KB of JavaScript and 20 KB of CSS`, async ({
    page,
  }) => {
    const files = await loadPage(page, path);
    expect(totalSize(files, 'script')).toBeLessThanOrEqual(120 * KILOBYTE);
    expect(totalSize(files, 'stylesheet')).toBeLessThanOrEqual(20 * KILOBYTE);
    // A page without a script or style sheet would keep every budget.
    expect(totalSize(files, 'script')).toBeGreaterThan(50 * KILOBYTE);
    expect(totalSize(files, 'stylesheet')).toBeGreaterThan(KILOBYTE);
  });
}

for (const path of EDITOR_PAGES) {
  test(`the first load of ${path} holds nothing of Lexical`, async ({page}) => {
    const files = await loadPage(page, path);
    const guilty = files.filter(
      ({kind, text}) => kind === 'script' && text.includes(LEXICAL),
    );
    expect(guilty.map(({url}) => url)).toEqual([]);
  });
}

test(`"${LEXICAL}" still tells that Lexical is loaded`, () => {
  const source = readFileSync(
    join(NODE_MODULES, 'lexical/dist/Lexical.prod.mjs'),
    'utf8',
  );
  expect(source).toContain(LEXICAL);
});

test('a guide page loads neither a highlighter nor the search', async ({page}) => {
  const files = await loadPage(page, MANY_SAMPLES);
  const scripts = files.filter(({kind}) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(1);
  for (const {library, mark} of FORBIDDEN) {
    const guilty = scripts.filter(({text}) => text.includes(mark)).map(({url}) => url);
    expect(guilty, library).toEqual([]);
  }
});

for (const {library, mark} of FORBIDDEN) {
  test(`"${mark}" still tells that ${library} is loaded`, () => {
    const source = readFileSync(join(NODE_MODULES, library), 'utf8');
    expect(source).toContain(mark);
  });
}

test(`${MANY_SAMPLES}, with all its samples, stays within 2,000 elements`, async ({
  page,
}) => {
  const {elements} = await measurePage(page, MANY_SAMPLES);
  expect(elements).toBeLessThanOrEqual(2_000);
});

test('the core API page stays within 12,000 elements and 300 KB in all', async ({
  page,
}) => {
  const {elements, javascript, css, html} = await measurePage(
    page,
    '/docs/api/modules/lexical',
  );
  expect(elements).toBeLessThanOrEqual(12_000);
  expect(javascript + css + html).toBeLessThanOrEqual(300 * KILOBYTE);
});

for (const path of [
  '/',
  '/gallery',
  '/docs/intro',
  '/blog',
  '/docs/api/modules/lexical',
]) {
  test(`nothing on ${path} moves while it loads or is scrolled`, async ({page}) => {
    const {layoutShift} = await measurePage(page, path);
    expect(layoutShift).toBeLessThanOrEqual(0.02);
  });
}
