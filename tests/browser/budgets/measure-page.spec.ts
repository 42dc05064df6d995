import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {createSiteServer} from '@lexical-documentation/site-server';
import {expect, test} from '@playwright/test';

import {measurePage} from '../../../benchmarks/pages/measure-page';

const FIXTURE = join(import.meta.dirname, 'fixtures/site');

/** A page that moves its text by half a screen and computes for 300 ms. */
const server = createSiteServer({root: FIXTURE});
let origin = '';

test.beforeAll(async () => {
  origin = await server.listen({port: 0});
});

test.afterAll(() => server.close(0));

test('counts what a page loads, what it shows, what moves and what blocks', async ({
  page,
}) => {
  const cost = await measurePage(page, `${origin}/`);
  expect(cost.javascript).toBe(gzipSize('assets/page.js'));
  expect(cost.css).toBe(gzipSize('assets/page.css'));
  expect(cost.html).toBe(gzipSize('index.html'));
  // What is only prefetched is not counted. The answers come in any order.
  expect(cost.files.map(({url}) => url).sort()).toEqual([
    `${origin}/`,
    `${origin}/assets/page.css`,
    `${origin}/assets/page.js`,
  ]);
  // html, head, title, link, link, body, div, h1, p, script
  expect(cost.elements).toBe(10);
  expect(cost.layoutShift).toBeGreaterThan(0.02);
  // A task of 300 ms blocks for what exceeds 50.
  expect(cost.blockingTime).toBeGreaterThanOrEqual(240);
  expect(cost.largestPaint).toBeGreaterThan(0);
});

test('a page that does not exist is not measured', async ({page}) => {
  await expect(measurePage(page, `${origin}/gone`)).rejects.toThrow(
    `${origin}/gone answers with status 404`,
  );
});

function gzipSize(file: string): number {
  return gzipSync(readFileSync(join(FIXTURE, file)), {level: 9}).byteLength;
}
