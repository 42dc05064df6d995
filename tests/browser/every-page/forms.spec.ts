import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {sidewaysOverflow} from './overflow';

/** Longest time for one page; a machine that does several things at once takes long. */
const TIME_FOR_A_PAGE_MS = 10_000;

const NARROW = {width: 320, height: 700};

/** One page of each template, and those that do more than show a text. */
const TEMPLATES = [
  '/',
  '/community/',
  '/gallery',
  '/gallery/tables',
  '/markdown-page',
  '/playground',
  '/search?q=editor',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/welcome',
  '/docs/intro',
  '/docs/concepts/nodes',
  '/docs/error',
  '/docs/packages/lexical-table',
  '/docs/api/',
  '/docs/api/modules',
  '/docs/api/modules/lexical_table',
  '/docs/api/classes/lexical.LexicalEditor',
];

interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A narrow phone is what pages are loaded in; the others follow without loading again. */
const OTHER_WINDOWS: readonly Window[] = [
  {name: 'a phone', width: 390, height: 844},
  {name: 'a phone at 200% zoom', width: 195, height: 422},
  {name: '1,440 px at 200% zoom', width: 720, height: 450},
  {name: 'a large screen', width: 1440, height: 900},
];

test.describe('on a narrow phone, in the dark, with reduced motion', () => {
  test.use({
    viewport: NARROW,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    contextOptions: {reducedMotion: 'reduce'},
  });

  test('a page of each template works without a message, and fits into each window', async ({
    page,
  }) => {
    test.setTimeout(TEMPLATES.length * TIME_FOR_A_PAGE_MS);
    for (const route of TEMPLATES) {
      await openTemplate(page, route);
      await expectToFit(page, route);
    }
  });
});

test.describe('with storage refused', () => {
  // Docusaurus says once that there is no storage; that is no fault of a page.
  test.use({expectedMessages: [/browser storage is not available/]});

  test('a page of each template works without a message', async ({page}) => {
    test.setTimeout(TEMPLATES.length * TIME_FOR_A_PAGE_MS);
    await refuseStorage(page);
    for (const route of TEMPLATES) await openTemplate(page, route);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: NARROW});

  test('a page of each template can be read, and fits into each window', async ({
    page,
  }) => {
    test.setTimeout(TEMPLATES.length * TIME_FOR_A_PAGE_MS);
    for (const route of TEMPLATES) {
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('h1').first(), route).toBeVisible();
      expect(await sidewaysOverflow(page), route).toBe(0);
      await expectToFit(page, route);
    }
  });
});

/** Makes the window that a page is open in larger, step by step, and narrow again. */
async function expectToFit(page: Page, route: string): Promise<void> {
  for (const {name, width, height} of OTHER_WINDOWS) {
    await page.setViewportSize({width, height});
    expect(await sidewaysOverflow(page), `${route} in ${name}`).toBe(0);
  }
  await page.setViewportSize(NARROW);
}

async function openTemplate(page: Page, route: string): Promise<void> {
  await openHydrated(page, route);
  await expect(page.getByRole('heading', {level: 1}).first(), route).toBeVisible();
  if (route === '/playground') {
    await expect(page.locator('[data-playground="ready"]')).toBeVisible();
  }
  expect(await sidewaysOverflow(page), route).toBe(0);
}

/** What browsers do where a reader has blocked all site data. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
