// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {readLaterTexts, readPageTexts} from '../src/read-page-texts.mjs';

const requested: string[] = [];
let status = 200;

beforeEach(() => {
  requested.length = 0;
  status = 200;
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(new Response('["<b>a</b>", "c"]', {status}));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('texts that stand in the document are not downloaded', async () => {
  document.body.innerHTML =
    '<p data-place="k-0"><b>a</b></p><div><p data-place="k-1">c</p></div>';
  expect(await readPageTexts('k', 2, '/text.json')).toEqual(['<b>a</b>', 'c']);
  expect(requested).toEqual([]);
});

test('a page that is reached from another one downloads its texts', async () => {
  document.body.innerHTML = '<p data-place="other-0">x</p><p data-place="k-1">c</p>';
  expect(await readPageTexts('k', 2, '/reached.json')).toEqual(['<b>a</b>', 'c']);
  expect(requested).toEqual(['/reached.json']);
});

test('an answer that is no text fails, so that Docusaurus reloads the page, and is not kept', async () => {
  status = 404;
  await expect(readPageTexts('k', 1, '/lost.json')).rejects.toThrow(
    'A file of the page could not be loaded: /lost.json (404)',
  );
  status = 200;
  expect(await readPageTexts('k', 1, '/lost.json')).toHaveLength(2);
});

test('later texts that stand in the document are there at once', () => {
  document.body.innerHTML = '<p data-place="k-0">a</p><p data-place="k-1">c</p>';
  const texts = readLaterTexts('k', 2, '/later.json');
  expect(texts.areThere).toBe(true);
  expect(texts.at('k-1')).toBe('c');
});

test('later texts of another page are downloaded when they are asked for', async () => {
  const texts = readLaterTexts('k', 2, '/asked.json');
  expect(texts.areThere).toBe(false);
  expect(() => texts.at('k-1')).toThrow('There is no text yet for k-1.');
  expect(requested).toEqual([]);
  await texts.load();
  expect(texts.areThere).toBe(true);
  expect(texts.at('k-1')).toBe('c');
});
