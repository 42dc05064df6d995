import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground} from './playground';

test('a link brings document and switches to another browser, and sends nothing', async ({
  page,
  browser,
}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('# Shared');
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Hashtags'}).uncheck();
  await page.getByRole('button', {name: 'Share'}).click();
  const field = page.getByRole('dialog', {name: 'Share'}).getByLabel(/^Link/);
  await expect(field).toHaveValue(/\/playground#document=1/);
  const link = await field.inputValue();

  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  const opened = await openPlayground(other, link);
  await expect(opened.text.getByRole('heading', {level: 1})).toHaveText('Shared');
  await openPane(opened, 'Plugins');
  await expect(opened.pane.getByRole('switch', {name: 'Hashtags'})).not.toBeChecked();
  expect(asked.filter((url) => url.includes('document='))).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
  await context.close();
});

test('a visited document is kept beside the own one, and its changes survive a reload', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('shared');
  await page.getByRole('button', {name: 'Share'}).click();
  const field = page.getByRole('dialog', {name: 'Share'}).getByLabel(/^Link/);
  await expect(field).toHaveValue(/#document=1/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await playground.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and my own');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('my own');

  await page.goto('about:blank');
  const visit = await openPlayground(page, link);
  await expect(page.getByText('A shared document is open.')).toBeVisible();
  await expect(visit.text).toHaveText('shared');
  await visit.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and visited');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('visited');
  await page.reload();
  await expect(visit.text).toHaveText('shared and visited');
  await page.getByRole('button', {name: 'Back to my document'}).click();
  await expect(visit.text).toHaveText('shared and my own');
  expect(new URL(page.url()).hash).toBe('');
});

const BROKEN_LINKS = [
  {
    title: 'a cut link',
    fragment: '#document=1H4sIAAAAAAAAA6tWKkktLlGyUlAqS8wpTtVRKi1OLYrPTFGyUqoFANXvR6cZ',
    says: 'The link is damaged',
  },
  {
    title: 'a link of another version',
    fragment: '#document=7abc',
    says: 'a format that this version of the playground does not support',
  },
  {
    title: 'a link that is too long',
    fragment: `#document=1${'a'.repeat(40_000)}`,
    says: 'too large for a link',
  },
];

test('a link that cannot be opened says why, and the own document is there', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('mine');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('mine');
  for (const {title, fragment, says} of BROKEN_LINKS) {
    await test.step(title, async () => {
      await page.goto('about:blank');
      await openPlayground(page, `/playground${fragment}`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(alert).toContainText('What to do');
      await expect(alert).toContainText('Your own document is below');
      await expect(text).toHaveText('mine');
      await alert.getByRole('button', {name: 'Close this message'}).click();
      await expect(alert).toBeHidden();
    });
  }
});

test('a document too large for a link offers its JSON instead', async ({page}) => {
  await openEmpty(page);
  // Random letters do not compress.
  const letters = Array.from({length: 60_000}, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  ).join('');
  await page.keyboard.insertText(letters);
  await page.getByRole('button', {name: 'Share'}).click();
  const dialog = page.getByRole('dialog', {name: 'Share'});
  await expect(dialog.getByRole('alert')).toContainText('too large for a link');
  await expect(dialog.getByRole('button', {name: 'Copy JSON'})).toBeVisible();
});

test('an example that does not exist says so', async ({page}) => {
  await openPlayground(page, '/playground?example=nothing');
  await expect(page.getByRole('alert')).toContainText('There is no example “nothing”.');
});

test('nothing in a document covers what is around it', async ({page}) => {
  const {text, toolbar} = await openEmpty(page);
  await page.keyboard.type('cover');
  await text.locator('p').evaluate((element) => {
    element.style.cssText =
      'position: fixed; inset: 0; z-index: 99999; background: red';
  });
  await toolbar.getByRole('button', {name: 'Bold'}).click({trial: true, timeout: 3000});
  await page.getByRole('button', {name: 'Import'}).click({trial: true, timeout: 3000});
});
