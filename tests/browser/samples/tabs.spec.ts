import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';

const PAGE_WITH_LANGUAGES = '/docs/react/setup';
const PAGE_WITH_PACKAGES = '/docs/getting-started/react';
const OTHER_WITH_LANGUAGES = '/docs/getting-started/creating-plugin';

test('a sample in TypeScript has a tab in JavaScript, remembered on all pages', async ({
  page,
}) => {
  await page.goto(PAGE_WITH_LANGUAGES);
  const titles = page.locator('[role="tabpanel"]:visible .code-title');
  await expect(titles.filter({hasText: 'SavePlugin'})).toHaveText('SavePlugin.tsx');
  await choose(page, 'JavaScript');
  await expect(titles.filter({hasText: 'SavePlugin'})).toHaveText('SavePlugin.jsx');
  const code = page.locator('[role="tabpanel"]:visible', {hasText: 'SavePlugin.jsx'});
  await expect(code).not.toContainText('import type');

  await page.goto(OTHER_WITH_LANGUAGES);
  await expect(selected(page, 'JavaScript')).toBeVisible();
});

test('a package manager is chosen once for all pages', async ({page}) => {
  await page.goto(PAGE_WITH_PACKAGES);
  await choose(page, 'pnpm');
  await page.goto('/docs/packages/lexical-link');
  await expect(selected(page, 'pnpm')).toBeVisible();
  await expect(page.locator('[role="tabpanel"]:visible').first()).toContainText(
    'pnpm add',
  );
});

test('a form of writing an editor is chosen once for all pages', async ({page}) => {
  await page.goto('/docs/intro');
  await choose(page, 'Plain JavaScript');
  await page.reload();
  await expect(selected(page, 'Plain JavaScript')).toBeVisible();
  await page.goto('/docs/concepts/node-replacement');
  await expect(selected(page, 'Plain JavaScript')).toBeVisible();
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', {name, exact: true}).first().click();
}

function selected(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true, selected: true}).first();
}
