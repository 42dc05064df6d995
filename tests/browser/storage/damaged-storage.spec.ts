import type {Page} from '@playwright/test';

import {DAMAGED_VALUES} from '../support/damaged-values';
import {openHydrated, waitUntilHydrated} from '../support/hydration';
import {modalOf} from '../search/support/modal';
import {answerQueries, pageHit} from '../search/support/protocol';
import {expect, test} from '../support/test';

/** What Docusaurus keeps; its keys end with a name of the site. */
const SITE_KEYS = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docusaurus.tab.form',
  'docusaurus.tab.language',
  'docusaurus.tab.package-manager',
];

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__documentation';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__documentation';

const OWN_KEYS = [
  RECENT,
  FAVORITE,
  'code-check',
  'extension-translator',
  'state-inspector',
  'live-edit:plain-text-limit',
  'lexical-playground:own',
  'lexical-playground:visit',
  'lexical-playground:replaced',
];

/** Fills each key that the site reads, and opens the page anew. */
async function reloadWith(page: Page, value: string): Promise<void> {
  await page.evaluate(
    ({siteKeys, ownKeys, text}) => {
      const written = Object.keys(localStorage).find((key) =>
        key.startsWith('docusaurus.announcement.id'),
      );
      const suffix = written?.slice('docusaurus.announcement.id'.length) ?? '';
      for (const key of siteKeys) localStorage.setItem(key + suffix, text);
      for (const key of ownKeys) localStorage.setItem(key, text);
      sessionStorage.setItem('lexical-playground:name', text);
    },
    {siteKeys: SITE_KEYS, ownKeys: OWN_KEYS, text: value},
  );
  await page.reload();
  await waitUntilHydrated(page);
}

test('guides and search work with whatever the browser keeps', async ({page}) => {
  await openHydrated(page, '/docs/react/setup');
  for (const value of DAMAGED_VALUES) {
    await reloadWith(page, value);
    await expect(page.locator('html[data-theme=light]')).toHaveAttribute(
      'data-theme-choice',
      'system',
    );
    await page.keyboard.press('Control+k');
    await expect(modalOf(page).dialog).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', {name: 'JavaScript', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/React/);
  }
});

test('an example that can be edited works with whatever the browser keeps', async ({
  page,
}) => {
  await openHydrated(page, '/gallery/plain-text-limit');
  for (const value of DAMAGED_VALUES) {
    await reloadWith(page, value);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  }
});

test('the check of code works with whatever the browser keeps', async ({page}) => {
  await openHydrated(page, '/docs/check-code');
  for (const value of DAMAGED_VALUES) {
    await reloadWith(page, value);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  }
});

test('the inspection of states works with whatever the browser keeps', async ({
  page,
}) => {
  await openHydrated(page, '/docs/serialization/inspect');
  for (const value of DAMAGED_VALUES) {
    await reloadWith(page, value);
    await expect(page.getByLabel('JSON of an editor state')).toBeVisible();
  }
});

test('the playground works with whatever the browser keeps', async ({page}) => {
  await openHydrated(page, '/playground');
  for (const value of DAMAGED_VALUES) {
    await reloadWith(page, value);
    await expect(page.locator('[data-playground="ready"]')).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  }
});

test('sound saved searches stay when those beside them are damaged', async ({page}) => {
  const sound = {...pageHit('Guides', 'Sound', '/docs/faq'), url: '/docs/faq'};
  const damaged = [
    null,
    7,
    {...sound, objectID: '2', hierarchy: null},
    {...sound, objectID: '3', url: '/docs/%E0%A4%A'},
    {...sound, objectID: '4', type: 'lvl9'},
    {...sound, objectID: '5', type: 'content', content: 5},
    {title: 'of an older form', url: '/docs/faq'},
  ];
  await answerQueries(page, () => []);
  await openHydrated(page, '/docs/intro');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key ?? '', text ?? '');
    },
    [RECENT, JSON.stringify([...damaged, sound])],
  );
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).hits).toHaveText(['Sound']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/faq$/);
});
