import {readdirSync, readFileSync} from 'node:fs';

import {loadPage, measurePage, totalSize} from '../../../benchmarks/pages/measure-page';
import {expect, requestTest, test} from '../support/test';
import {openPlayground} from './playground';

const KILOBYTE = 1_000;
const SCRIPTS = new URL('../../../site/build/assets/js/', import.meta.url);

/** A text of the part that is loaded on demand; it survives minification. */
const APP_MARK = 'playground/timeline';

/** Returns the script of the build that has a text. */
function fileWith(mark: string): string {
  const file = readdirSync(SCRIPTS).find(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(new URL(name, SCRIPTS), 'utf8').includes(mark),
  );
  if (!file) throw new Error(`No script of the build contains "${mark}".`);
  return file;
}

test('the editor costs at most 300 KB, and no other page loads it', async ({page}) => {
  const guide = await loadPage(page, '/docs/intro');
  const playground = await loadPage(page, '/playground');
  const known = new Set(guide.map(({url}) => url));
  const own = playground.filter(({url}) => !known.has(url));
  expect(totalSize(own, 'script')).toBeGreaterThan(100 * KILOBYTE);
  expect(totalSize(own, 'script')).toBeLessThanOrEqual(300 * KILOBYTE);
  expect(totalSize(own, 'stylesheet')).toBeLessThanOrEqual(10 * KILOBYTE);
  expect(playground.some(({text}) => text.includes(APP_MARK))).toBe(true);
  expect(guide.filter(({text}) => text.includes(APP_MARK))).toEqual([]);
});

test('nothing moves while the editor takes the place of its frame', async ({page}) => {
  const {layoutShift} = await measurePage(page, '/playground');
  expect(layoutShift).toBeLessThanOrEqual(0.02);
});

test.describe('when its code cannot be loaded', () => {
  test.use({expectedMessages: [/Failed to load resource|ERR_FAILED/]});

  test('the page says so, and tries again when it is told to', async ({page}) => {
    const app = `**/assets/js/${fileWith(APP_MARK)}`;
    await page.route(app, (route) => route.abort());
    await page.goto('/playground');
    await expect(page.getByRole('alert')).toContainText('The playground stopped.');
    await page.unroute(app);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(
      page.getByRole('textbox', {name: 'Playground document'}),
    ).toBeVisible();
  });
});

requestTest('without JavaScript the page says what it needs', async ({request}) => {
  const html = await (await request.get('/playground')).text();
  expect(html).toContain('The playground is an editor that runs in your browser');
  expect(html).toMatch(/<h1[^>]*>Playground<\/h1>/);
});

test('the navbar leads to it', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Playground'}).first().click();
  await expect(page).toHaveTitle('Playground | Lexical');
  await openPlayground(page);
});
