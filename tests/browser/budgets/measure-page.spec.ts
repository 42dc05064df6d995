import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {createSiteServer} from '@lexical-documentation/site-server';
import {expect, test} from '@playwright/test';

import {loadPage, measurePage} from '../../../benchmarks/pages/measure-page';

const FIXTURE = join(import.meta.dirname, 'fixtures/site');

/** A page that moves its text by half a screen and computes for 300 ms. */
const server = createSiteServer({root: FIXTURE});
let origin = '';

test.beforeAll(async () => {
  origin = await server.listen({port: 0});
});

test.afterAll(() => server.close(0));

test('scripts, styles and the page are counted as gzip makes them', async ({page}) => {
  const cost = await measurePage(page, `${origin}/`);
  expect(cost.javascript).toBe(gzipSize('assets/page.js'));
  expect(cost.css).toBe(gzipSize('assets/page.css'));
  expect(cost.html).toBe(gzipSize('index.html'));
});

test('what is only prefetched is not counted', async ({page}) => {
  const files = await loadPage(page, `${origin}/`);
  expect(files.map(({url}) => url)).toEqual([
    `${origin}/`,
    `${origin}/assets/page.css`,
    `${origin}/assets/page.js`,
  ]);
});

test('elements that scripts add are counted', async ({page}) => {
  const {elements} = await measurePage(page, `${origin}/`);
  // html, head, title, link, link, body, div, h1, p, script
  expect(elements).toBe(10);
});

test('a text that moves is a layout shift', async ({page}) => {
  const {layoutShift} = await measurePage(page, `${origin}/`);
  expect(layoutShift).toBeGreaterThan(0.02);
});

test('a long task blocks for what exceeds 50 ms', async ({page}) => {
  const {blockingTime, largestPaint} = await measurePage(page, `${origin}/`);
  expect(blockingTime).toBeGreaterThanOrEqual(240);
  expect(largestPaint).toBeGreaterThan(0);
});

test('a page that does not exist is not measured', async ({page}) => {
  await expect(measurePage(page, `${origin}/gone`)).rejects.toThrow(
    `${origin}/gone answers with status 404`,
  );
});

function gzipSize(file: string): number {
  return gzipSync(readFileSync(join(FIXTURE, file)), {level: 9}).byteLength;
}
