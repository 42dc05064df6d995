import type {BrowserContextOptions, Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {generatedRoutes, writtenRoutes} from '../../support/routes';
import {expect, test} from '../support/test';

const PARTS = [0, 1, 2, 3];
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

interface Form {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<void>;
}

const FORMS: readonly Form[] = [
  {
    name: 'at 320 px, dark, with reduced motion',
    options: {viewport: NARROW, colorScheme: 'dark', reducedMotion: 'reduce'},
  },
  {
    name: 'on a phone of 390 px',
    options: {
      viewport: {width: 390, height: 844},
      hasTouch: true,
      isMobile: true,
      colorScheme: 'light',
    },
  },
  {
    name: 'at 1,440 px and 200% zoom, dark',
    options: {
      viewport: {width: 720, height: 450},
      deviceScaleFactor: 2,
      colorScheme: 'dark',
    },
  },
  {
    name: 'at 1,440 px, with storage refused',
    options: {viewport: {width: 1440, height: 900}, colorScheme: 'light'},
    prepare: refuseStorage,
  },
];

for (const {name, options, prepare} of FORMS) {
  test.describe(name, () => {
    // Docusaurus says once that there is no storage; that is no fault of a page.
    test.use({...options, expectedMessages: [/browser storage is not available/]});

    test('a page of each template works without a message and without scrolling sideways', async ({
      page,
    }) => {
      test.setTimeout(TEMPLATES.length * TIME_FOR_A_PAGE_MS);
      await prepare?.(page);
      for (const route of TEMPLATES) {
        await openHydrated(page, route);
        await expect(
          page.getByRole('heading', {level: 1}).first(),
          route,
        ).toBeVisible();
        if (route === '/playground') {
          await expect(page.locator('[data-playground="ready"]')).toBeVisible();
        }
        expect(await overflow(page), route).toBe(0);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: NARROW});

  // All routes, because the width of a page depends on its longest name.
  for (const part of PARTS) {
    test(`each page can be read and fits into 320 px, part ${part + 1} of ${PARTS.length}`, async ({
      page,
    }) => {
      test.setTimeout(90 * TIME_FOR_A_PAGE_MS);
      const routes = [...writtenRoutes, ...generatedRoutes];
      for (const route of routes.filter((_, index) => index % PARTS.length === part)) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await expect(page.locator('h1').first(), route).toBeVisible();
        expect(await overflow(page), route).toBe(0);
      }
    });
  }
});

/** Returns by how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
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
