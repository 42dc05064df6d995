import type {Locator} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate} from '../search/support/gate';

const PAGE = '/docs/concepts/nodes';
const LINK = '.code-tokens a[href^="/docs/api/"]';

test('a link in a sample is followed without leaving the document, also while its listeners load', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const gate = closedGate();
  await page.route('**/assets/js/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    if (body.includes('code-copied')) {
      await gate.opened;
    }
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  await page.evaluate(() => {
    document.body.dataset['visit'] = 'first';
  });
  await page.locator(LINK).first().click();
  await expect(page).toHaveURL(/\/docs\/api\//);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/^Nodes/);
  gate.open();
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');
});

const SIGNS: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
  'a touch': (link) => link.dispatchEvent('touchstart'),
  'a pointer': (link) => link.hover(),
};

for (const [name, show] of Object.entries(SIGNS)) {
  test(`${name} on a link in a sample loads its page ahead, from the first time on`, async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await page.evaluate(() => {
      window.docusaurus = {
        ...window.docusaurus,
        prefetch: (path) => {
          document.body.dataset['prefetched'] += `${path} `;
          return Promise.resolve([]);
        },
      };
    });
    const links = page.locator(LINK);
    for (const index of [0, 3]) {
      const path = String(await links.nth(index).getAttribute('href')).split('#')[0];
      await show(links.nth(index));
      await expect(page.locator('body')).toHaveAttribute(
        'data-prefetched',
        new RegExp(` ?${path} `),
      );
      await page.evaluate(() => {
        document.body.dataset['prefetched'] = '';
      });
    }
  });
}

test('samples load no script for a pointer that rests while the page moves under it', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.locator('.code-tokens').first().dispatchEvent('mouseover');
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});
