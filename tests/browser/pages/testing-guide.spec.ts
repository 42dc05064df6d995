import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';
import ts from 'typescript';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

interface Helpers {
  type(page: Page, text: string): Promise<void>;
  select(page: Page, text: string): Promise<void>;
  paste(page: Page, data: Record<string, string>): Promise<void>;
  dropFile(page: Page, name: string, type: string): Promise<void>;
  compose(page: Page, drafts: string[]): Promise<void>;
}

const guide = readFileSync(
  path.join(import.meta.dirname, '../../../docs/testing.mdx'),
  'utf8',
);

test('the helpers of the guide to testing type, select, paste and compose in an editor', async ({
  page,
}) => {
  const {compose, paste, select, type} = await helpersOf(guide);
  await openHydrated(page, '/gallery/chat-composer');
  const textBox = page.getByRole('textbox');
  await expect(textBox).toHaveCount(1);

  await type(page, 'one and two');
  await select(page, 'one');
  await page.keyboard.type('1');
  await expect(textBox).toContainText('1 and two');
  await select(page, 'two');
  await paste(page, {'text/plain': '2'});
  await expect(textBox).toContainText('1 and 2');
  await compose(page, ['k', 'か', 'かな']);
  await expect(textBox).toContainText('1 and 2かな');
});

test('the helper of the guide to testing drops a file in an editor', async ({page}) => {
  const {dropFile} = await helpersOf(guide);
  await openHydrated(page, '/gallery/images');
  await expect(page.locator('[data-live-example=running]')).toBeVisible();
  const images = page.locator('[data-lexical-editor] img');
  const before = await images.count();
  await dropFile(page, 'lake.png', 'image/png');
  await expect(images).toHaveCount(before + 1);
});

/** Loads the sample as the module that it is; it imports types alone. */
async function helpersOf(markdown: string): Promise<Helpers> {
  const [, source] = /```ts title="text-box\.ts"\n([\s\S]+?)```/.exec(markdown) ?? [];
  expect(source, 'the sample text-box.ts of the guide to testing').toBeTruthy();
  const code = ts.transpile(source ?? '', {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  });
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(address)) as Helpers;
}
