import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const docs = path.join(import.meta.dirname, '../../docs');
const LIVE_FENCE = /^\s*```\w+ .*\blive\b/gm;

const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    route: `/docs/${file.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1')}`,
    count: [...readFileSync(path.join(docs, file), 'utf8').matchAll(LIVE_FENCE)].length,
  }))
  .filter(({count}) => count > 0);

test('there are pages with samples that run', () => {
  expect(pages.length).toBeGreaterThan(2);
});

for (const {count, route} of pages) {
  test(`each sample of ${route} that is marked live shows an editor`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    const buttons = page.getByRole('button', {name: 'Run and edit'});
    const shown = await buttons.count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(count);
    for (let left = shown; left > 0; left--) {
      await buttons.first().click();
      await expect(buttons).toHaveCount(left - 1);
    }
    const results = page.locator('iframe[title^="Your version of"]');
    await expect(results).toHaveCount(shown);
    for (let index = 0; index < shown; index++) {
      const textBox = results.nth(index).contentFrame().getByRole('textbox');
      await expect(textBox.first()).toBeVisible();
    }
    for (const problems of await page.getByRole('status', {name: 'Problems'}).all()) {
      await expect(problems).toBeEmpty();
    }
  });
}
