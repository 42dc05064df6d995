// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {readPageTexts} from '../src/read-page-texts.mjs';

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
  expect(await readPageTexts('k', 2, '/text.json')).toEqual(['<b>a</b>', 'c']);
  expect(requested).toEqual(['/text.json']);
});

test('an answer that is no text fails, so that Docusaurus reloads the page', async () => {
  status = 404;
  await expect(readPageTexts('k', 1, '/text.json')).rejects.toThrow(
    "The page's text could not be loaded: /text.json (404)",
  );
});
