import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '../support/test';

const repository = path.join(import.meta.dirname, '../../..');
const guide = readFileSync(
  path.join(repository, 'docs/getting-started/quick-start.mdx'),
  'utf8',
);

test('the editor in one HTML file types, counts words and undoes, from files of the packages', async ({
  page,
}) => {
  await page.route('https://cdn.jsdelivr.net/npm/**', (route) => {
    const address = new URL(route.request().url()).pathname;
    const file = address.replace(/^\/npm\//, '').replace(/@[\d.]+(?=\/dist)/, '');
    return route.fulfill({
      path: path.join(repository, 'node_modules', file),
      contentType: 'text/javascript',
      headers: {'Access-Control-Allow-Origin': '*'},
    });
  });
  await page.route('https://example.org/note.html', (route) =>
    route.fulfill({body: singleFile(guide), contentType: 'text/html'}),
  );
  await page.goto('https://example.org/note.html');

  await page.getByRole('textbox', {name: 'Note'}).click();
  await page.keyboard.type('two words');
  await expect(page.locator('#words')).toHaveText('2 words');
  // Typing that stalls for 300 ms makes a second step.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(page.locator('#words')).toHaveText('0 words', {timeout: 500});
  }).toPass();
});

function singleFile(markdown: string): string {
  const [, html] = /```html title="note\.html"\n([\s\S]+?)```/.exec(markdown) ?? [];
  expect(html, 'the sample note.html of the quick start').toBeTruthy();
  return html ?? '';
}
