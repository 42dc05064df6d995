import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

/** Pages on which every complete component runs. */
const PAGES_THAT_RUN = [
  '/docs/getting-started/creating-plugin',
  '/docs/getting-started/devtools',
  '/docs/getting-started/react',
  '/docs/react/',
  '/docs/react/create_plugin',
  '/docs/react/plugins',
];

for (const path of PAGES_THAT_RUN) {
  test(`each live sample of ${path} starts without a problem`, async ({page}) => {
    test.slow();
    await openHydrated(page, path);
    const openers = page.getByRole('button', {
      name: 'Run and edit',
      includeHidden: true,
    });
    const count = await openers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      // Some are in tabs that are not open.
      await openers.nth(index).dispatchEvent('click');
      const editing = page.locator('[data-live-edit]');
      const title = await editing.locator('iframe').getAttribute('title');
      await expect(editing, `${title}`).toHaveAttribute('data-live-edit', 'running');
      const frame = page.frameLocator(`iframe[title="${title}"]`);
      await expect(
        frame.locator('[contenteditable=true]').first(),
        `${title}`,
      ).toBeAttached();
      await expect(
        editing.getByRole('status', {includeHidden: true}),
        `${title}`,
      ).toHaveText('');
      await editing
        .getByRole('button', {name: 'Done', includeHidden: true})
        .dispatchEvent('click');
      await expect(openers).toHaveCount(count);
    }
  });
}

test('a sample marked live runs below its block and follows edits', async ({page}) => {
  await openHydrated(page, '/docs/getting-started/react');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', {name: 'Run and edit'}).first().click();
  const result = page.frameLocator('iframe[title="Your version of NoteEditor.tsx"]');
  const textbox = result.getByRole('textbox', {name: 'Note'});
  await textbox.click();
  await page.keyboard.type('Written here');
  await expect(textbox).toContainText('Written here');
  // Its code came with the button, and not before.
  expect(scripts.some((url) => url.includes('/sandbox/'))).toBe(true);

  const field = page.getByRole('textbox', {name: /^Source of NoteEditor\.tsx/});
  const line = field.locator('.cm-line', {hasText: 'aria-label="Note"'});
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText('aria-label="Diary"');
  await expect(result.getByRole('textbox', {name: 'Diary'})).toBeVisible();
});
