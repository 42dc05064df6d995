import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const category = (page: Page, label: string) =>
  page
    .locator('.theme-doc-sidebar-item-category-level-1')
    .filter({has: page.locator('.menu__link--sublist', {hasText: label})});

test('sidebar categories are collapsed unless the page is in them', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await expect(category(page, 'Concepts')).not.toHaveClass(
    /menu__list-item--collapsed/,
  );
  for (const label of ['Getting started', 'Packages']) {
    await expect(category(page, label)).toHaveClass(/menu__list-item--collapsed/);
  }
});

test('opening one category collapses the others', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await category(page, 'Collaboration').locator('.menu__link--sublist').click();
  await expect(category(page, 'Collaboration')).not.toHaveClass(/--collapsed/);
  await expect(category(page, 'Concepts')).toHaveClass(/--collapsed/);
});

test('the collapse takes longer for longer lists, and 1 ms under reduced motion', async ({
  page,
}) => {
  const short = await transitionMilliseconds(page, 'Collaboration', 'no-preference');
  const long = await transitionMilliseconds(page, 'Packages', 'no-preference');
  expect(long).toBeGreaterThan(short);
  expect(await transitionMilliseconds(page, 'Packages', 'reduce')).toBe(1);
});

async function transitionMilliseconds(
  page: Page,
  label: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  await page.emulateMedia({reducedMotion});
  await openHydrated(page, '/docs/concepts/nodes');
  // The list of a category is rendered when it is first opened; closing it is what is measured.
  const button = category(page, label).locator('.menu__link--sublist').first();
  await button.click();
  const list = category(page, label).locator('> ul');
  await expect(list).toHaveCSS('height', /^[1-9]/);
  await expect(list).not.toHaveCSS('overflow', 'hidden');
  const seen = list.evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          if (element.style.transition !== '') {
            resolve(element.style.transition);
          }
        }).observe(element, {attributes: true, attributeFilter: ['style']});
      }),
  );
  await button.click();
  return Number(/(?<time>[\d.]+)ms/.exec(await seen)?.groups?.['time']);
}

test('the table of contents lists headings of levels 2 and 3 only', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const listed = await page
    .locator('.theme-doc-toc-desktop .table-of-contents__link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('.theme-doc-markdown')
    .locator('h2[id], h3[id]')
    .evaluateAll((elements) => elements.map((element) => `#${element.id}`));
  expect(listed).toEqual(headings);
  expect(listed.length).toBeGreaterThan(3);
});

test('the documents outside the sidebars show none', async ({page}) => {
  for (const route of [
    '/docs/design',
    '/docs/error',
    '/docs/maintainers-guide',
    '/docs/testing',
  ]) {
    await openHydrated(page, route);
    await expect(page.locator('.theme-doc-sidebar-container'), route).toHaveCount(0);
  }
});

test('the footer has the groups Docs, Community, More and Legal', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await expect(page.locator('.footer__title')).toHaveText([
    'Docs',
    'Community',
    'More',
    'Legal',
  ]);
});

test('the blog sidebar groups posts by year, and posts show a reading time', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  const years = page.locator('aside').getByRole('heading', {level: 3});
  expect(await years.allInnerTexts()).toEqual(
    (await years.allInnerTexts()).toSorted().toReversed(),
  );
  expect((await years.allInnerTexts()).every((year) => /^20\d\d$/.test(year))).toBe(
    true,
  );
  await openHydrated(page, '/blog/long-blog-post');
  await expect(page.locator('article header')).toContainText(/\d+ min read/);
});
