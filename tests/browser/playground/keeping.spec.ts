import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground} from './playground';

test('document and switches are there after a reload', async ({page}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Tables'}).uncheck();
  await playground.text.focus();
  await page.keyboard.type('still here');
  // At once: leaving writes what waits.
  await page.reload();
  await expect(playground.text).toHaveText('still here');
  await openPane(playground, 'Plugins');
  await expect(playground.pane.getByRole('switch', {name: 'Tables'})).not.toBeChecked();
});

test.describe('when the storage is full', () => {
  // The site's own storage speaks up, too.
  test.use({expectedMessages: [/^Docusaurus storage error/]});

  test('that is told once, and the document stays', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const playground = await openEmpty(page);
    await page.keyboard.type('unsaved');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'The document is not kept in this browser any more.',
    );
    await expect(playground.text).toHaveText('unsaved');
    await expect(playground.text).toBeFocused();
  });
});

test('a damaged kept document is set aside and told', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('lexical-playground:own', '{"state": {"root": 5}}');
  });
  const {text} = await openPlayground(page);
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await expect(text).toContainText('Try Lexical');
  const kept = await page.evaluate(() =>
    localStorage.getItem('lexical-playground:damaged'),
  );
  expect(kept).toBe('{"state": {"root": 5}}');
});
