import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';

/** One page of each template, and those that have styles of their own. */
const PAGES = [
  '/',
  '/docs/intro',
  '/docs/concepts/nodes',
  '/docs/faq',
  '/docs/api/modules/lexical_list',
  '/gallery',
  '/gallery/tables',
  '/playground',
  '/search',
  '/community',
  '/blog',
  '/blog/welcome',
  '/404.html',
];
/** Each page is loaded twice; a machine that does several things at once takes long. */
const TIME_FOR_A_PAGE_MS = 20_000;
const STYLE_SHEETS = /\/assets\/css\//;
/** A font that came too late for the first document would be there for the second. */
const SCRIPTS_AND_FONTS = /\/assets\/(?:js|fonts)\//;

const READERS = [
  {title: 'on a desktop, without JavaScript', width: 1280, javaScriptEnabled: false},
  {title: 'on a phone, in the dark', width: 390, colorScheme: 'dark'},
] as const;

for (const {title, width, ...options} of READERS) {
  test.describe(title, () => {
    test.use({
      ...options,
      viewport: {width, height: 800},
      expectedMessages: [[/net::ERR_FAILED/], {scope: 'test'}],
    });

    test('pages look the same before and after the whole style sheet is there', async ({
      page,
    }) => {
      test.setTimeout(PAGES.length * TIME_FOR_A_PAGE_MS);
      await page.route(SCRIPTS_AND_FONTS, (route) => route.abort());
      // Without scripts and styles, the banner on a wrong base URL would push the page down.
      await page.addInitScript(() => Object.assign(globalThis, {docusaurus: {}}));
      for (const path of PAGES) {
        await page.route(STYLE_SHEETS, (route) => route.fulfill({body: ''}));
        await page.goto(path);
        const first = await lookOf(page);
        await page.unroute(STYLE_SHEETS);
        await page.goto(path);
        const last = await lookOf(page);
        expect(first.length).toBeGreaterThan(50);
        const changed = last.flatMap((look, index) =>
          look === first[index] ? [] : [`${first[index]} → ${look}`],
        );
        expect(changed, path).toEqual([]);
      }
    });
  });
}

/** Where all elements are, and what they look like. */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The browser guesses the heights of skipped entries, and remembers some of them.
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important; }';
    document.head.append(style);
    return [...document.body.querySelectorAll('*')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, borderTopWidth, fontSize, fontWeight} =
        getComputedStyle(element);
      return [
        element.tagName,
        element.getAttribute('class') ?? '',
        ...[x, y, width, height].map(Math.round),
        ...[color, backgroundColor, borderTopWidth, fontSize, fontWeight],
      ].join(' ');
    });
  });
}
