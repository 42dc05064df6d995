import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {type LoadedFile, measurePage} from '../../../benchmarks/pages/measure-page';

const KILOBYTE = 1_000;
const NODE_MODULES = join(import.meta.dirname, '../../../node_modules');
/** Without a CommonJS build, the ES module ends in .js. */
const CORE = ['mjs', 'js']
  .map((ending) => `lexical/dist/Lexical.prod.${ending}`)
  .find((file) => existsSync(join(NODE_MODULES, file)));

/** Pages whose first load is limited; they have no editor, or load it later. */
const FIRST_LOADS = [
  '/',
  '/gallery',
  '/docs/intro',
  '/docs/getting-started/react',
  '/docs/concepts/nodes',
  '/docs/learn',
  '/docs/learn/editor/type-text',
];
const MANY_SAMPLES = '/docs/concepts/nodes';
const CORE_REFERENCE = '/docs/api/modules/lexical';

/** What no first load holds, each with a string of it that survives minification. */
const FORBIDDEN = [
  {library: CORE ?? 'lexical', mark: '__lexicalEditor'},
  {library: 'prismjs/components/prism-core.js', mark: 'before-tokenize'},
  {library: 'prism-react-renderer/dist/index.mjs', mark: 'token-line'},
  {library: '@shikijs/vscode-textmate/dist/index.js', mark: 'injectionSelector'},
  {library: '@docsearch/react/dist/esm/index.js', mark: 'DocSearch-Modal'},
  {library: '@algolia/client-common/dist/common.js', mark: 'x-algolia-api-key'},
];

declare global {
  interface Window {
    /** What the scripts of a page called for which a browser needs data on languages. */
    languageDataFor: string[];
  }
}

const MOST_LAYOUT_SHIFT = 0.02;

for (const path of FIRST_LOADS) {
  test(`the first load of ${path} is small, needs no library of later use and no data on languages, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(recordLanguageData);
    const {javascript, css, files, elements, layoutShift} = await measurePage(
      page,
      path,
    );
    expect(await page.evaluate(() => window.languageDataFor)).toEqual([]);
    expect(javascript).toBeLessThanOrEqual(124 * KILOBYTE);
    expect(css).toBeLessThanOrEqual(20 * KILOBYTE);
    // A page without a script or style sheet would keep every budget.
    expect(javascript).toBeGreaterThan(50 * KILOBYTE);
    expect(css).toBeGreaterThan(KILOBYTE);
    expect(librariesIn(files)).toEqual([]);
    expect(layoutShift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    if (path === MANY_SAMPLES) expect(elements).toBeLessThanOrEqual(2_000);
  });
}

test('nothing on /blog moves while it loads or is scrolled', async ({page}) => {
  const {layoutShift} = await measurePage(page, '/blog');
  expect(layoutShift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
});

test('the core API page stays within 12,000 elements and 300 KB in all, and nothing moves', async ({
  page,
}) => {
  const cost = await measurePage(page, CORE_REFERENCE);
  expect(cost.elements).toBeLessThanOrEqual(12_000);
  expect(cost.javascript + cost.css + cost.html).toBeLessThanOrEqual(300 * KILOBYTE);
  expect(cost.layoutShift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
});

for (const {library, mark} of FORBIDDEN) {
  test(`"${mark}" still tells that ${library} is loaded`, () => {
    const source = readFileSync(join(NODE_MODULES, library), 'utf8');
    expect(source).toContain(mark);
  });
}

/** Takes down what makes a browser load its data on languages, which takes a phone 100 ms. */
function recordLanguageData(): void {
  const uses: string[] = (window.languageDataFor = []);
  const numbers = Number.prototype;
  const texts = String.prototype;
  const {toLocaleString} = numbers;
  const {localeCompare} = texts;
  numbers.toLocaleString = function (...options) {
    uses.push(`${String(this)}.toLocaleString`);
    return toLocaleString.apply(this, options as []);
  };
  texts.localeCompare = function (other, ...options) {
    // Letters are compared without it.
    if (/[^a-z]/i.test(this + other)) uses.push(`${String(this)}.localeCompare`);
    return localeCompare.call(this, other, ...(options as []));
  };
}

function librariesIn(files: readonly LoadedFile[]): string[] {
  const scripts = files.filter(({kind}) => kind === 'script');
  return FORBIDDEN.filter(({mark}) =>
    scripts.some(({text}) => text.includes(mark)),
  ).map(({library}) => library);
}
