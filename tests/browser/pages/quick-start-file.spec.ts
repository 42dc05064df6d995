import path from 'node:path';

import {expect, test} from '../support/test';
import {repository, Tutorial} from '../support/tutorial';

test('the program in one HTML file makes headings, undoes, counts and saves, from files of the packages', async ({
  page,
}) => {
  const tutorial = new Tutorial('docs/getting-started/quick-start.mdx');
  const body = tutorial.sample('The whole program in one file', 'note.html');
  await tutorial.end();
  await page.route('https://cdn.jsdelivr.net/npm/**', (route) => {
    const address = new URL(route.request().url()).pathname;
    const file = address.replace(/^\/npm\//, '').replace(/@[^/@]+(?=\/dist)/, '');
    return route.fulfill({
      path: path.join(repository, 'node_modules', file),
      contentType: 'text/javascript',
      headers: {'Access-Control-Allow-Origin': '*'},
    });
  });
  await page.route('https://example.org/note.html', (route) =>
    route.fulfill({body, contentType: 'text/html'}),
  );
  await page.goto('https://example.org/note.html');

  const note = page.getByRole('textbox', {name: 'Note'});
  await expect(note.getByRole('heading')).toHaveText('My first note');
  await expect(page.locator('#words')).toHaveText('Words: 6');
  await note.getByText('Write something here.').click();
  await page.getByRole('button', {name: 'Heading'}).click();
  await expect(note.getByRole('heading')).toHaveCount(2);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(note.getByRole('heading')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.type(' Two words');
  await expect(page.locator('#words')).toHaveText('Words: 8');
  await page.reload();
  await expect(note.getByText('Write something here. Two words')).toBeVisible();
  await expect(page.locator('#words')).toHaveText('Words: 8');
});
