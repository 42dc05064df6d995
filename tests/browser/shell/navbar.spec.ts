import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const MAIN_LINKS = ['Playground', 'Docs', 'API', 'Community', 'iOS', 'Gallery'];

test('the navbar leads to playground, docs, API, community, iOS and gallery', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const labels = await page
    .locator('.navbar__items')
    .first()
    .locator('.navbar__link')
    .all();
  const texts = await Promise.all(labels.map((label) => label.innerText()));
  expect(texts.map((text) => text.trim())).toEqual(MAIN_LINKS);
});

test('the navbar leads to the repository, and says which version one reads', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const link = page.locator('.navbar').getByRole('link', {name: 'GitHub'});
  await expect(link).toHaveAttribute('href', 'https://github.com/facebook/lexical');
  await expect(link).toBeInViewport();
  await expect(
    page.locator('.navbar').getByRole('button', {name: /^Next \d+\.\d+\.\d+$/}),
  ).toBeVisible();
});

test('the link of the current area is marked', async ({page}) => {
  await openHydrated(page, '/docs/api/modules');
  await expect(page.locator('.navbar__link--active[aria-current="page"]')).toHaveText(
    'API',
  );
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test('the navbar hides on scrolling down and shows again on scrolling up', async ({
  page,
}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const navbar = page.locator('.navbar');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});

test('the navbar shows near the top', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo(0, 10);
  });
  await expect(page.locator('.navbar')).toBeInViewport();
});

test('the navbar shows when the keyboard comes to it', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const navbar = page.locator('.navbar');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.locator('.menu__link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(navbar.locator(':focus')).toBeInViewport();
});

test.describe('dropdowns', () => {
  const dropdown = '.navbar__items--right .dropdown';

  test('the version dropdown is labelled Next and the language dropdown English', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    await expect(page.locator(dropdown).nth(0)).toContainText('Next', {
      useInnerText: true,
    });
    await expect(page.locator(dropdown).nth(1)).toContainText('English', {
      useInnerText: true,
    });
  });

  test('open on Enter and close when the focus leaves them', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    const language = page.locator(dropdown).nth(1);
    await language.locator('.navbar__link').focus();
    await page.keyboard.press('Enter');
    await expect(language).toHaveClass(/dropdown--show/);
    await page.locator('.navbar__brand').focus();
    await expect(language).not.toHaveClass(/dropdown--show/);
  });

  test('close on Escape', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    const language = page.locator(dropdown).nth(1);
    await language.locator('.navbar__link').click();
    await expect(language).toHaveClass(/dropdown--show/);
    await page.keyboard.press('Escape');
    await expect(language).not.toHaveClass(/dropdown--show/);
  });

  test('close on Escape from one of their items, and give the focus back to the button', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    const language = page.locator(dropdown).nth(1);
    await language.locator('.navbar__link').focus();
    await page.keyboard.press('Enter');
    await expect(language.locator('.dropdown__link')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(language.locator('.dropdown__link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(language).not.toHaveClass(/dropdown--show/);
    await expect(language.locator('.navbar__link')).toBeFocused();
  });

  test('open on click and close on a press outside', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    const language = page.locator(dropdown).nth(1);
    await language.locator('.navbar__link').click();
    await expect(language).toHaveClass(/dropdown--show/);
    await page.locator('article').click({position: {x: 5, y: 5}});
    await expect(language).not.toHaveClass(/dropdown--show/);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('close on a touch outside', async ({page}) => {
      await openHydrated(page, '/docs/intro');
      const language = page.locator(dropdown).nth(1);
      await language.locator('.navbar__link').click();
      await expect(language).toHaveClass(/dropdown--show/);
      await page.locator('article').dispatchEvent('touchstart');
      await expect(language).not.toHaveClass(/dropdown--show/);
    });
  });
});

test('the preferred docs version is remembered', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  const version = page.locator('.navbar__items--right .dropdown').first();
  await version.hover();
  await version.locator('.dropdown__link', {hasText: 'Next'}).click();
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) =>
      key.startsWith('docs-preferred-version'),
    ),
  );
  expect(stored?.[0]).toMatch(/^docs-preferred-version-default/);
  expect(stored?.[1]).toBe('current');
});
