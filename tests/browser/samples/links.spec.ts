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

for (const sign of ['touchstart', 'mouseover']) {
  test(`${sign} on a link in a sample loads its page ahead, from the first time on`, async ({
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
      await links.nth(index).dispatchEvent(sign);
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
