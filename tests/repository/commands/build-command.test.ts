import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {describe, expect, test} from 'vitest';

import {createCheckout, type Checkout} from './checkout';

/** Stands in for Docusaurus: every build of the public site adds a line to a file outside it. */
const BUILDS = `
  import {appendFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
  const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder + '/img', {recursive: true});
  writeFileSync(folder + '/index.html', '<p>text</p>'.repeat(500));
  writeFileSync(folder + '/small.html', '<p>text</p>');
  writeFileSync(folder + '/img/photo.png', Buffer.alloc(5000));
  if (folder.endsWith('build')) appendFileSync('../builds.txt', 'built\\n');`;

/** The end-to-end check builds like \`npm start\`, and then ends. */
async function buildIfChanged(checkout: Checkout, env: NodeJS.ProcessEnv = {}) {
  checkout.install('@playwright/test', '', 'playwright');
  await checkout.run('test.mjs', ['--only', 'e2e'], {
    CHROME_PATH: process.execPath,
    ...env,
  });
}

function countBuilds(checkout: Checkout): number {
  return readFileSync(join(checkout.root, 'builds.txt'), 'utf8').split('\n').length - 1;
}

function createBuiltCheckout(): Checkout {
  const checkout = createCheckout();
  checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
  checkout.write('docs/intro.mdx', '# Introduction');
  return checkout;
}

describe('the site is built again', () => {
  test.each([
    ['a page changed', 'docs/intro.mdx', '# Overview'],
    ['a page was added', 'docs/faq.mdx', '# Questions'],
    ['a package changed', 'packages/search/src/index.ts', 'export const a = 1;'],
    ['the lock file changed', 'package-lock.json', '{"packages": {"": {}}}'],
  ])('when %s', async (_reason, path, content) => {
    const checkout = createBuiltCheckout();
    await buildIfChanged(checkout);
    checkout.write(path, content);
    await buildIfChanged(checkout);
    expect(countBuilds(checkout)).toBe(2);
  });

  test('when a setting in the environment changed', async () => {
    const checkout = createBuiltCheckout();
    await buildIfChanged(checkout);
    await buildIfChanged(checkout, {SITE_BASE_URL: '/lexical/'});
    expect(countBuilds(checkout)).toBe(2);
  });

  test('when somebody deleted the built folder', async () => {
    const checkout = createBuiltCheckout();
    await buildIfChanged(checkout);
    rmSync(join(checkout.root, 'site/build'), {recursive: true});
    await buildIfChanged(checkout);
    expect(countBuilds(checkout)).toBe(2);
  });

  test('when the last build failed half-way', async () => {
    const checkout = createBuiltCheckout();
    await buildIfChanged(checkout);
    checkout.write('docs/intro.mdx', '# Broken');
    const failing = `${BUILDS} if (folder.endsWith('build')) process.exit(1);`;
    checkout.install('@docusaurus/core', failing, 'docusaurus');
    await buildIfChanged(checkout);
    checkout.write('docs/intro.mdx', '# Introduction');
    checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
    await buildIfChanged(checkout);
    expect(countBuilds(checkout)).toBe(3);
  });
});

test.each([
  ['nothing changed', 'docs/intro.mdx', '# Introduction'],
  ['only a test changed', 'packages/search/tests/rank.test.ts', 'test("ranks")'],
  ['only generated pages changed', 'docs/api/index.mdx', '# API'],
])('the site is not built again when %s', async (_reason, path, content) => {
  const checkout = createBuiltCheckout();
  await buildIfChanged(checkout);
  checkout.write(path, content);
  await buildIfChanged(checkout);
  expect(countBuilds(checkout)).toBe(1);
});

test('the site is not built again for the key that only uploads of its index need', async () => {
  const checkout = createBuiltCheckout();
  await buildIfChanged(checkout);
  await buildIfChanged(checkout, {ALGOLIA_ADMIN_KEY: 'secret'});
  expect(countBuilds(checkout)).toBe(1);
});

test('npm run build leaves compressed twins beside the texts that shrink', async () => {
  const checkout = createBuiltCheckout();
  const {code, stdout} = await checkout.run('build.mjs');
  expect(code).toBe(0);
  expect(stdout).toContain(`The site is in ${join(checkout.root, 'site/build')}`);
  const built = (name: string) => join(checkout.root, 'site/build', name);
  const html = readFileSync(built('index.html'));
  expect(brotliDecompressSync(readFileSync(built('index.html.br'))).equals(html)).toBe(
    true,
  );
  expect(gunzipSync(readFileSync(built('index.html.gz'))).equals(html)).toBe(true);
  expect(existsSync(built('small.html.br'))).toBe(false);
  expect(existsSync(built('img/photo.png.br'))).toBe(false);
});
