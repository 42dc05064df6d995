import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const docs = path.join(import.meta.dirname, '../../../docs');
const LIVE_FENCE = /^\s*```\w+ .*\blive\b/gm;

const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    route: `/docs/${file.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1')}`,
    count: [...readFileSync(path.join(docs, file), 'utf8').matchAll(LIVE_FENCE)].length,
  }))
  .filter(({count}) => count > 0);

test('there are pages with samples that run', () => {
  expect(pages.length).toBeGreaterThan(6);
});

for (const {count, route} of pages) {
  test(`each sample of ${route} that is marked live shows an editor without a problem`, async ({
    page,
  }) => {
    test.slow();
    await openHydrated(page, route);
    // Some are in tabs that are not open.
    const openers = page.getByRole('button', {
      name: 'Edit and run',
      includeHidden: true,
    });
    await expect(openers).toHaveCount(count);
    for (let index = 0; index < count; index++) {
      await openers.nth(index).dispatchEvent('click');
      await expectEditor(page);
      await page
        .getByRole('button', {name: 'Done', includeHidden: true})
        .dispatchEvent('click');
      await expect(openers).toHaveCount(count);
    }
  });
}

async function expectEditor(page: Page): Promise<void> {
  const sample = page.locator('[data-live-edit]');
  const title = await sample.locator('iframe').getAttribute('title');
  await expect(sample, `${title}`).toHaveAttribute('data-live-edit', 'running');
  const editor = sample
    .frameLocator('iframe')
    .getByRole('textbox', {includeHidden: true})
    .first();
  await expect(editor, `${title}`).toBeAttached();
  await expect(editor, `${title}`).toHaveAttribute('contenteditable', 'true');
  const isOpen = await sample.isVisible();
  await expect(editor, `${title}`).toBeVisible({visible: isOpen});
  await expect(
    sample.getByRole('status', {includeHidden: true}),
    `${title}`,
  ).toHaveText('');
}

test('a sample marked live runs below its block and follows edits', async ({page}) => {
  await openHydrated(page, '/docs/react/setup');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', {name: 'Edit and run'}).first().click();
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
