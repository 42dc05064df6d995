import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const CORE = '/docs/api/modules/lexical';

test('a heading’s link copies its address and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/api/modules/lexical_clipboard');
  const link = page.locator('#copytoclipboard .hash-link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/docs/api/modules/lexical_clipboard#copytoclipboard', page.url()).href,
  );
});

test('the name of a class stays in view while its members pass', async ({page}) => {
  await openHydrated(page, `${CORE}#lexicaleditor-update`);
  await expect(page.locator('[id="lexicaleditor-update"]')).toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(page.locator('#lexicaleditor')).toBeInViewport();
});

test('links of the reference fetch their page on hover, and navigate without a reload', async ({
  page,
}) => {
  await openHydrated(page, '/docs/api/modules/lexical_clipboard');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const link = page
    .locator(
      '.api-signature a[href*="/classes/"], .api-signature a[href*="/interfaces/"]',
    )
    .first();
  const fetched = page.waitForRequest(/\/assets\/js\/.+\.js$/);
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.locator('.api-reference h1')).not.toHaveText('@lexical/clipboard');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the pages that links lead to are fetched ahead once they come into view', async ({
  page,
}) => {
  await openHydrated(page, CORE);
  await page.evaluate(() => {
    const {docusaurus} = window;
    const prefetched: string[] = [];
    // The object itself is frozen.
    Object.assign(window, {
      prefetched,
      docusaurus: {
        ...docusaurus,
        prefetch: (path: string) => {
          prefetched.push(path);
          return docusaurus.prefetch(path);
        },
      },
    });
  });
  const prefetched = () =>
    page.evaluate(() => (window as unknown as {prefetched: string[]}).prefetched);
  const path = '/docs/api/classes/lexical.ElementNode';
  expect(await prefetched()).not.toContain(path);
  await page.locator('#iselementnode').scrollIntoViewIfNeeded();
  await expect.poll(prefetched).toContain(path);
});

test('a symbol names guides and examples that use it, and leads to a list of all', async ({
  page,
}) => {
  await openHydrated(page, `${CORE}#getroot`);
  const section = page.locator('.api-symbol', {has: page.locator('#getroot')});
  const uses = section.locator('.api-line', {hasText: 'Used in'});
  await expect(uses.getByRole('link')).toHaveCount(2);
  await uses.getByRole('link', {name: /^\d+ more$/}).click();
  await expect(page).toHaveURL(/\/docs\/api\/usages#lexical-getroot$/);
  const list = page.locator('h3#lexical-getroot + p');
  await expect(list).toBeInViewport();
  expect(await list.getByRole('link').count()).toBeGreaterThan(6);
  await list.getByRole('link').last().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).not.toHaveURL(/\/docs\/api\//);
});

test('an example is colored, linked, and copied whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/api/modules/lexical_table');
  const example = page.locator('.code-sample').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.s').first()).toBeVisible();
  await example.getByRole('button', {name: 'Copy code'}).click();
  await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await example.locator('code').textContent(),
  );
});

test('printed, a page shows all there is, and cuts nothing off', async ({page}) => {
  await openHydrated(page, '/docs/api/classes/lexical.ElementNode');
  const inherited = page.locator('.api-inherited p').first();
  await expect(inherited).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(inherited).toBeVisible();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.api-reference :is(code, pre, table, p, li)')]
      .filter(
        ({scrollWidth, clientWidth}) =>
          clientWidth > 0 && scrollWidth > clientWidth + 1,
      )
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  await page.goto(CORE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('form.api-filter')).toBeHidden();
  const skipped = await page
    .locator('.api-kind, .api-symbol')
    .evaluateAll((symbols) =>
      symbols.filter((symbol) => getComputedStyle(symbol).contentVisibility === 'auto'),
    );
  expect(skipped).toEqual([]);
});

test('a long page that is reached by a link comes in parts, and is whole in the end', async ({
  page,
}) => {
  const reference = page.locator('.api-reference');
  await openHydrated(page, CORE);
  const whole = withoutBreaks(await reference.innerHTML());
  await openHydrated(page, '/docs/api/modules');
  const first = await page
    .locator(`a[href="${CORE}"]`)
    .first()
    .evaluate(symbolsAtFirst);
  const count = whole.match(/<section class="api-symbol"/g)?.length ?? 0;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(count / 2);
  await expect(reference.locator('section.api-symbol')).toHaveCount(count);
  expect(withoutBreaks(await reference.innerHTML())).toBe(whole);
});

test('a link to a symbol, and the filter, meet all parts of a page', async ({page}) => {
  await openHydrated(page, '/docs/api/modules');
  await page.evaluate(() => {
    // The moment for the other parts does not come.
    window.requestIdleCallback = () => 0;
  });
  await page.locator(`a[href="${CORE}"]`).first().click();
  await expect(page.locator('.api-reference h1')).toHaveText('lexical');
  const last = page.locator('.api-contents a').last();
  await expect(page.locator(String(await last.getAttribute('href')))).toHaveCount(0);
  await last.click();
  await expect(page.locator(String(await last.getAttribute('href')))).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await page.locator(`a[href="${CORE}"]`).first().click();
  await expect(page.locator('#undo_command')).toHaveCount(0);
  // As one who changes the address by hand.
  await page.evaluate(() => {
    location.hash = '#undo_command';
  });
  await expect(page.locator('#undo_command')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await page.locator(`a[href="${CORE}"]`).first().click();
  await page.getByRole('searchbox', {name: 'Name'}).fill('UNDO_COMMAND');
  await expect(page.getByRole('heading', {name: /^UNDO_COMMAND/})).toBeVisible();
});

/** Line breaks between sections are no text. */
function withoutBreaks(html: string): string {
  return html.replace(/\s*<\/section>\s*/g, '</section>');
}

/** Follows a link, and counts the symbols in the first frame that shows its page. */
async function symbolsAtFirst(link: HTMLElement | SVGElement): Promise<number> {
  (link as HTMLElement).click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const symbols = document.querySelectorAll('section.api-symbol').length;
    if (symbols > 0) return symbols;
  }
}
