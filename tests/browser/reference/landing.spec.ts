import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const CORE = '/docs/api/modules/lexical';

for (const {hash, lands} of [
  {hash: 'getroot', lands: 'getroot'},
  {
    hash: 'lexicaleditor-registerupdatelistener',
    lands: 'lexicaleditor-registerupdatelistener',
  },
  {hash: 'registerupdatelistener', lands: 'lexicaleditor-registerupdatelistener'},
]) {
  test(`#${hash} of the core page lands on ${lands}, far below what is drawn`, async ({
    page,
  }) => {
    await openHydrated(page, `${CORE}#${hash}`);
    const target = page.locator(`[id="${lands}"]`);
    await expect(target).toBeInViewport();
    // What stands above is drawn while the page scrolls, and moves it until it has its height.
    await expect
      .poll(async () => {
        const top = (await target.boundingBox())?.y ?? -1;
        return top >= 0 && top < 200;
      })
      .toBe(true);
  });
}

test('a member lands below the heading that stays in view', async ({page}) => {
  await openHydrated(page, '/docs/api/classes/lexical.ElementNode#splice');
  await expect(page.locator('#splice')).toBeInViewport();
  const heading = page.locator('.api-kind > h2', {hasText: 'Methods'});
  await expect(heading).toBeInViewport();
  await expect(heading).toContainText('of ElementNode', {useInnerText: true});
});

test('a link to an inherited member opens the list that names it', async ({page}) => {
  await openHydrated(page, '/docs/api/classes/lexical.ElementNode#getnextsibling');
  const link = page.locator('.api-inherited[open] a', {hasText: /^getNextSibling$/});
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/lexical\.LexicalNode#getnextsibling$/);
  await expect(page.locator('#getnextsibling')).toBeInViewport();
});

for (const [from, to] of [
  [
    '/docs/api/interfaces/lexical.ElementNode#append',
    '/docs/api/classes/lexical.ElementNode#append',
  ],
  [
    '/docs/api/classes/lexical_link.LinkAttributes',
    '/docs/api/modules/lexical_link#linkattributes',
  ],
  ['/docs/api/interfaces/lexical.Spread', '/docs/api/modules/lexical#spread'],
] as const) {
  test(`the old address ${from} leads to ${to}`, async ({page, baseURL}) => {
    await page.goto(from);
    await page.waitForURL(`${baseURL}${to}`);
    const id = to.slice(to.indexOf('#') + 1);
    await expect(page.locator(`[id="${id}"]`).first()).toBeInViewport();
  });
}
