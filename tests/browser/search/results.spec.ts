import {expect, test} from '../support/test';
import {type Modal, openModal} from './support/modal';
import {
  answerQueries,
  headingHit,
  type Hit,
  pageHit,
  pageHits,
} from './support/protocol';

const FAQ = pageHit('Guides', 'Questions', '/docs/faq');
const FAQ_HEADING = headingHit('Guides', 'Questions', 'Answers', '/docs/faq#answers');

async function openWith(
  page: Parameters<typeof openModal>[0],
  hits: readonly Hit[],
): Promise<Modal> {
  await answerQueries(page, () => hits);
  const modal = await openModal(page);
  await modal.input.fill('question');
  await expect(modal.hits).not.toHaveCount(0);
  return modal;
}

test('hits are grouped by their top-level section', async ({page}) => {
  const {dialog} = await openWith(page, [
    ...pageHits('Guides', 2),
    ...pageHits('API', 1),
    pageHit('Guides', 'Guides page 3', '/docs/faq?3'),
  ]);
  const groups = dialog.locator('section', {has: page.getByRole('listbox')});
  await expect(groups.locator('.DocSearch-Hit-source')).toHaveText(['Guides', 'API']);
  await expect(groups.nth(0).getByRole('option')).toHaveText([
    'Guides page 1',
    'Guides page 2',
    'Guides page 3',
  ]);
  await expect(groups.nth(1).getByRole('option')).toHaveText(['API page 1']);
});

test('a group shows 5 hits at most', async ({page}) => {
  const {hits} = await openWith(page, pageHits('Guides', 9));
  await expect(hits).toHaveCount(5);
});

test('hits of a page are nested under the page', async ({page}) => {
  const {hits} = await openWith(page, [FAQ, FAQ_HEADING]);
  await expect(hits.nth(0)).not.toHaveClass(/DocSearch-Hit--Child/);
  await expect(hits.nth(1)).toHaveClass(/DocSearch-Hit--Child/);
});

test("a hit's link is its address, rewritten to a path of this site", async ({
  page,
}) => {
  const {hits} = await openWith(page, [FAQ_HEADING]);
  await expect(hits.getByRole('link')).toHaveAttribute('href', '/docs/faq#answers');
});

test('markup in titles and sections is shown, not interpreted', async ({page}) => {
  const {dialog, hits} = await openWith(page, [
    pageHit('Plugins & <b>more</b>', 'The <img src=x> element', '/docs/faq'),
  ]);
  await expect(hits).toHaveText('The <img src=x> element');
  await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText(
    'Plugins & <b>more</b>',
  );
});

test('"See all {count} results" leads to the search page', async ({page}) => {
  await answerQueries(page, () => pageHits('Guides', 2), 1234);
  const {dialog, input} = await openModal(page);
  await input.fill('a & b');
  await dialog.getByRole('link', {name: 'See all 1234 results'}).click();
  await expect(page).toHaveURL(/\/search\?q=a(%20|\+)%26(%20|\+)b$/);
  await expect(dialog).toBeHidden();
});

test('the panel opens on focus, with its first hit active', async ({page}) => {
  const {activeHit, input} = await openWith(page, pageHits('Guides', 3));
  await expect(activeHit).toHaveText('Guides page 1');
  await expect(input).toHaveAttribute('aria-activedescendant');
});

test('arrow keys move the active hit and wrap around', async ({page}) => {
  const {activeHit} = await openWith(page, [
    ...pageHits('Guides', 2),
    ...pageHits('API', 1),
  ]);
  await page.keyboard.press('ArrowDown');
  await expect(activeHit).toHaveText('Guides page 2');
  await page.keyboard.press('ArrowDown');
  await expect(activeHit).toHaveText('API page 1');
  await page.keyboard.press('ArrowDown');
  await expect(activeHit).toHaveText('Guides page 1');
  await page.keyboard.press('ArrowUp');
  await expect(activeHit).toHaveText('API page 1');
});

test('Enter opens the active hit and closes the modal', async ({page}) => {
  const {dialog} = await openWith(page, [FAQ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await expect(dialog).toBeHidden();
});

test('Enter goes there without loading the site again', async ({page}) => {
  await openWith(page, [FAQ]);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/faq$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const shortcut of ['Control+Enter', 'Meta+Enter']) {
  test(`${shortcut} opens the active hit in a new tab and leaves the modal open`, async ({
    page,
  }) => {
    const {dialog} = await openWith(page, [FAQ]);
    const tab = page.waitForEvent('popup');
    await page.keyboard.press(shortcut);
    await expect(await tab).toHaveURL(/\/docs\/faq$/);
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(dialog).toBeVisible();
  });
}

test('Shift+Enter opens the active hit in a new window', async ({page}) => {
  await openWith(page, [FAQ]);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Shift+Enter');
  await expect(await opened).toHaveURL(/\/docs\/faq$/);
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('Alt+Enter does nothing', async ({page, context}) => {
  const {dialog} = await openWith(page, [FAQ]);
  await page.keyboard.press('Alt+Enter');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(dialog).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a click opens a hit and scrolls to its heading', async ({page}) => {
  const {dialog, hits, input} = await openModal(page, '/docs/intro').then(
    async (modal) => {
      const heading = await page.locator('article h2[id]').last().getAttribute('id');
      await answerQueries(page, () => [
        headingHit('Guides', 'Introduction', 'Last', `/docs/intro#${heading}`),
      ]);
      return modal;
    },
  );
  await input.fill('last');
  await hits.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('article h2[id]').last()).toBeInViewport();
  await expect(page).toHaveURL(/#/);
});
