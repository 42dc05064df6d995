import type {Page} from '@playwright/test';

import {openHydrated, showReader} from '../support/hydration';
import {expect, test} from '../support/test';

const START = '/docs/getting-started/quick-start';
const CATEGORY = '.theme-doc-sidebar-item-category';
const LINK = '.menu__link[href="/docs/getting-started/theming"]';

function prefetchCount(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"]').count();
}

async function connection(
  page: Page,
  value: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((settings) => {
    Object.defineProperty(navigator, 'connection', {value: settings});
  }, value);
}

const isScript = (path: string): boolean => /^\/assets\/js\/.*\.js$/.test(path);
const isText = (path: string): boolean => /^\/assets\/text\/.*\.json$/.test(path);

/** Follows a link, and returns what was asked for until the page has another heading. */
async function requestsUntilNewHeading(link: HTMLElement): Promise<string[]> {
  const heading = (): string | null | undefined =>
    document.querySelector('h1')?.textContent;
  const old = heading();
  const before = performance.getEntriesByType('resource').length;
  link.click();
  while (heading() === old) await new Promise(requestAnimationFrame);
  const entries = performance.getEntriesByType('resource').slice(before);
  return entries.map(({name}) => name);
}

/** Follows a link, and tells whether its category is closed when the page gets another heading. */
function isCollapsedWithNewHeading(link: HTMLElement): Promise<boolean> {
  const heading = document.querySelector('h1')?.textContent;
  const category = link.closest('li');
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === heading) return;
      observer.disconnect();
      resolve(category?.classList.contains('menu__list-item--collapsed') ?? false);
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    link.click();
  });
}

/** Waits until a page has got nothing for a second: on a busy machine it begins late. */
async function waitUntilCalm(page: Page): Promise<void> {
  const quiet = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      return (
        performance.now() -
        Math.max(0, ...entries.map(({startTime, duration}) => startTime + duration))
      );
    });
  await expect.poll(quiet, {timeout: 30_000}).toBeGreaterThan(1_000);
}

/** Counts the scripts that pointing at a link asks for. */
async function scriptsAfter(page: Page, action: () => Promise<void>): Promise<number> {
  let scripts = 0;
  page.on('request', (request) => {
    scripts += request.resourceType() === 'script' ? 1 : 0;
  });
  await action();
  await page.waitForTimeout(500);
  return scripts;
}

test('links in view are prefetched', async ({page}) => {
  await openHydrated(page, START);
  await expect.poll(() => prefetchCount(page)).toBeGreaterThan(0);
});

test('a browser without prefetch links gets the files by requests with credentials', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
    const {send} = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      document.body.dataset['credentials'] = String(this.withCredentials);
      send.call(this, body);
    };
  });
  const request = page.waitForRequest(
    (asked) => asked.resourceType() === 'xhr' && /\/assets\/js\//.test(asked.url()),
  );
  await openHydrated(page, START);
  expect((await request).method()).toBe('GET');
  await expect(page.locator('body')).toHaveAttribute('data-credentials', 'true');
  expect(await prefetchCount(page)).toBe(0);
});

test('links out of view are not prefetched until they come into view', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await openHydrated(page, '/docs/concepts/nodes');
  await page.waitForLoadState('networkidle');
  const before = await prefetchCount(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => prefetchCount(page)).toBeGreaterThan(before);
});

test('pointing at a link loads the code of its page', async ({page}) => {
  await openHydrated(page, START);
  await page.waitForLoadState('networkidle');
  await showReader(page);
  const scripts = await scriptsAfter(page, () => page.locator(LINK).hover());
  expect(scripts).toBeGreaterThan(0);
});

test('a click on a link that was pointed at asks for nothing more', async ({page}) => {
  await openHydrated(page, START);
  await page.waitForLoadState('networkidle');
  await showReader(page);
  await page.locator(LINK).hover();
  await waitUntilCalm(page);
  expect(await page.locator(LINK).evaluate(requestsUntilNewHeading)).toEqual([]);
});

test('a page that is there is shown before its category opens in the sidebar', async ({
  page,
}) => {
  await openHydrated(page, '/docs/api/modules');
  const link = page.locator('.menu__link[href="/docs/api/modules/lexical"]');
  await link.hover();
  await waitUntilCalm(page);
  expect(await link.evaluate(isCollapsedWithNewHeading)).toBe(true);
  await expect(page.locator(CATEGORY, {has: link})).not.toHaveClass(/collapsed/);
});

test('without prefetching, a click asks for the page before anything is rendered for it', async ({
  page,
}) => {
  await connection(page, {effectiveType: '4g', saveData: true});
  await openHydrated(page, START);
  await waitUntilCalm(page);
  // React renders when the click's own task is done.
  const asked = await page.locator(LINK).evaluate((link: HTMLElement) => {
    const before = new Set(document.head.children);
    const texts: string[] = [];
    const {fetch} = window;
    window.fetch = (file, options) => {
      texts.push(new URL(String(file), location.href).pathname);
      return fetch(file, options);
    };
    link.click();
    window.fetch = fetch;
    const added = [...document.head.children].filter((element) => !before.has(element));
    return {texts, added: added.map((element) => element.localName)};
  });
  expect(asked.added).toContain('script');
  expect(asked.texts.filter(isText)).toHaveLength(1);
});

for (const [name, address, keys] of [
  ['a click for another tab', '/docs/getting-started/theming', {ctrlKey: true}],
  ['a link to a file that is no page', '/llms.txt', {}],
] as const) {
  test(`without prefetching, ${name} asks for no script`, async ({page}) => {
    await connection(page, {effectiveType: '4g', saveData: true});
    await openHydrated(page, START);
    await waitUntilCalm(page);
    const added = await page.evaluate(
      ({address, keys}) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.addEventListener('click', (event) => event.preventDefault());
        const before = document.head.childElementCount;
        link.dispatchEvent(
          new MouseEvent('click', {...keys, bubbles: true, cancelable: true}),
        );
        return document.head.childElementCount - before;
      },
      {address, keys},
    );
    expect(added).toBe(0);
  });
}

test('without prefetching, a click asks for script and text of the page at once', async ({
  page,
}) => {
  await connection(page, {effectiveType: '4g', saveData: true});
  await openHydrated(page, START);
  // The table of all pages is asked for ahead, also where pages are not.
  await waitUntilCalm(page);
  await showReader(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letScriptsPass = (): void => undefined;
  const passing = new Promise<void>((resolve) => {
    letScriptsPass = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await passing;
    await route.continue();
  });
  await page.locator(LINK).click();
  await expect.poll(() => asked.filter(isText)).toHaveLength(1);
  expect(asked.some(isScript)).toBe(true);
  // Chromium asks for the icon of the tab at a time of its own.
  const others = asked.filter((path) => !isText(path) && !isScript(path));
  expect(others.filter((path) => path !== '/img/favicon.svg')).toEqual([]);
  letScriptsPass();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
  // The script takes the text that is there.
  expect(asked.filter(isText)).toHaveLength(1);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('touching a link loads the code of its page', async ({page}) => {
    await openHydrated(page, START);
    await page.waitForLoadState('networkidle');
    await showReader(page);
    const scripts = await scriptsAfter(page, () =>
      page.locator(LINK).dispatchEvent('touchstart'),
    );
    expect(scripts).toBeGreaterThan(0);
  });
});

for (const [name, value] of [
  ['the data saver is on', {effectiveType: '4g', saveData: true}],
  ['the connection is 2g', {effectiveType: '2g', saveData: false}],
  ['the connection is slow-2g', {effectiveType: 'slow-2g', saveData: false}],
] as const) {
  test(`nothing is prefetched when ${name}`, async ({page}) => {
    await connection(page, value);
    await openHydrated(page, START);
    await showReader(page);
    // What a reader's first sign brings is no prefetch, and may be late.
    await waitUntilCalm(page);
    const scripts = await scriptsAfter(page, () => page.locator(LINK).hover());
    expect(scripts).toBe(0);
    expect(await prefetchCount(page)).toBe(0);
  });
}
