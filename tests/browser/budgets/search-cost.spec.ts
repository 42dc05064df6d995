import {gzipSync} from 'node:zlib';

import type {Page, Response} from '@playwright/test';

import {modalOf} from '../search/support/modal';
import {SEARCH_SERVER} from '../search/support/protocol';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const KILOBYTE = 1_000;

/** The part of the index that is not needed for a first answer from titles, headings and symbols. */
const TEXT_OF_INDEX = '**/search-index/content.*.json';

test.use({expectedMessages: [/Failed to load resource/]});

/** Loads the modal, so that what follows is search alone, on a site whose server is down. */
async function openWithoutServer(page: Page) {
  await page.route(SEARCH_SERVER, (route) => route.abort());
  // Pages that are loaded ahead would count, as far as they come in time.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
  await openHydrated(page, '/docs/intro');
  const responses: Response[] = [];
  const workers: string[] = [];
  page.on('response', (response) => responses.push(response));
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.keyboard.press('Control+k');
  // A field of the page's own stands in for the modal's until its code is there.
  await page.locator('.DocSearch-Input').waitFor();
  return {modal: modalOf(page), responses, workers};
}

async function gzipSize(responses: readonly Response[]): Promise<number> {
  const sizes = responses.map(async (response) =>
    response.ok() ? gzipSync(await response.body(), {level: 9}).byteLength : 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const query of [
  'selection',
  '$getRoot',
  'editor state',
  'how to clear the editor',
]) {
  test(`the browser answers "${query}" first after at most 100 KB of engine and index, and 350 KB with the modal`, async ({
    page,
  }) => {
    // Held back for good: an answer that needed it would never come.
    await page.route(TEXT_OF_INDEX, () => undefined);
    const {modal, responses, workers} = await openWithoutServer(page);
    await modal.input.fill(query);
    await expect(modal.hits.first()).toBeVisible();
    expect(await gzipSize(responses)).toBeLessThanOrEqual(350 * KILOBYTE);
    const engine = responses.filter((response) => workers.includes(response.url()));
    const index = responses.filter((response) =>
      response.url().includes('/search-index/'),
    );
    expect(await gzipSize([...engine, ...index])).toBeLessThanOrEqual(100 * KILOBYTE);
    // Without both among them the count would mean nothing.
    expect(engine).not.toEqual([]);
    expect(index.map((response) => response.url()).join(' ')).toContain('/headings.');
  });
}

test('a word that only the text holds is found, however early it is typed', async ({
  page,
  request,
}) => {
  const word = await wordOfTextAlone((file) => request.get(`/search-index/${file}`));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(TEXT_OF_INDEX, async (route) => {
    await released;
    await route.continue();
  });
  const {modal} = await openWithoutServer(page);
  await modal.input.fill(word);
  await expect(modal.dialog).toHaveClass(/DocSearch-Container--Stalled/);
  release();
  await expect(
    modal.hits.locator('mark', {hasText: new RegExp(word, 'i')}).first(),
  ).toBeVisible();
});

/** Returns a word of the text that no title, heading or symbol resembles, and no synonym either. */
async function wordOfTextAlone(
  get: (file: string) => Promise<{json: () => Promise<unknown>}>,
): Promise<string> {
  const read = async <Content>(file: string) =>
    (await (await get(file)).json()) as Content;
  const manifest =
    await read<Record<'content' | 'headings', {file: string}>>('manifest.json');
  const {synonyms, texts} = await read<Record<'synonyms' | 'texts', unknown>>(
    manifest.headings.file,
  );
  const content = await read<{texts: string[]}>(manifest.content.file);
  const known = JSON.stringify([synonyms, texts]).toLowerCase();
  const words =
    content.texts
      .join(' ')
      .toLowerCase()
      .match(/\b[a-z]{9,}\b/gu) ?? [];
  const word = words.find((candidate) => !known.includes(candidate.slice(0, 4)));
  expect(word).toBeDefined();
  return String(word);
}
