import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {runSample} from './run-sample';

test('the finished editor of a post runs in it, with all its files', async ({page}) => {
  await openHydrated(page, '/blog/long-blog-post');
  const result = await runSample(page.locator('article'), 'NotesEditor.tsx');
  const note = result.getByRole('textbox', {name: 'Note', exact: true});
  await note.click();
  await page.keyboard.type('## Plan\nAsk @gra');
  await expect(result.getByRole('option', {name: 'Grace Hopper'})).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('about **compilers** today');
  await result.getByRole('button', {name: 'Export'}).click();
  await expect(result.locator('pre')).toContainText(
    '## Plan\n\nAsk @[Grace Hopper] about **compilers** today\n---',
  );
});

test('the tour of an update traces the keys of its reader, in the order that it tells', async ({
  page,
}) => {
  await openHydrated(page, '/blog/first-blog-post');
  const result = await runSample(page.locator('article'), 'trace.ts');
  await result.getByRole('textbox', {name: 'Text to trace'}).click();
  await page.keyboard.type('h');
  await expect(page.getByText('command INPUT_COMMAND, DOM: h')).toHaveCount(0);
  await page.keyboard.type('i');
  const log = page.locator('pre', {hasText: 'INPUT_COMMAND, DOM: hi'});
  await expect(log).toContainText(
    [
      'command KEY_DOWN_COMMAND, DOM: h',
      'command BEFORE_INPUT_COMMAND, DOM: h',
      'command INPUT_COMMAND, DOM: hi',
      'transform TextNode, DOM: hi',
      'listener mutation, DOM: hi',
      'listener text content, DOM: hi',
      'listener update, DOM: hi',
    ].join('\n'),
  );
});
