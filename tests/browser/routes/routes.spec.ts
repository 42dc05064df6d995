import {readdirSync} from 'node:fs';

import {load} from 'cheerio';

import {allRoutes} from '../support/routes';
import {expect, requestTest, test} from '../support/test';

/** The ways in which people and other sites write the address of one page. */
function writtenForms(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const forms = [bare, `${bare}/`, `${bare}/index.html`, `${bare}.html`];
  return bare === '' ? ['/', '/index.html'] : forms;
}

for (const route of allRoutes) {
  requestTest(`${route} answers in each of its written forms`, async ({request}) => {
    const bodies = new Set<string>();
    for (const form of writtenForms(route)) {
      const response = await request.get(form);
      expect(response.status(), form).toBe(200);
      expect(response.headers()['content-type'], form).toContain('text/html');
      bodies.add(await response.text());
    }
    expect(bodies.size, 'distinct bodies').toBe(1);
    const [body = ''] = bodies;
    const page = load(body);
    expect(page('html').attr('lang')).toBe('en');
    expect(page('html').attr('dir')).toBe('ltr');
    expect(page('head > title').text()).toMatch(/\| Lexical$/);
  });
}

requestTest(
  'every module of the reference that was generated answers',
  async ({request}) => {
    const files = readdirSync(new URL('../../../docs/api/modules', import.meta.url));
    expect(files.length).toBeGreaterThanOrEqual(60);
    for (const file of files) {
      const route = `/docs/api/modules/${file.replace(/\.mdx$/, '')}`;
      expect((await request.get(route)).status(), route).toBe(200);
    }
  },
);

requestTest(
  'the blog has an RSS and an Atom feed with all four posts',
  async ({request}) => {
    for (const feed of ['/blog/rss.xml', '/blog/atom.xml']) {
      const text = await (await request.get(feed)).text();
      for (const slug of [
        'welcome',
        'first-blog-post',
        'long-blog-post',
        'mdx-blog-post',
      ]) {
        expect(text, feed).toContain(`/blog/${slug}`);
      }
    }
  },
);

test.describe('an unknown path', () => {
  test.use({expectedMessages: [/status of 404/]});

  test('shows the not-found page with status 404', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Lexical');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.locator('main')).toContainText(
      'We could not find what you were looking for.',
    );
    await expect(page.locator('main')).toContainText(
      'Please contact the owner of the site that linked you to the original URL',
    );
  });
});

for (const form of [
  '/docs/intro/index.html',
  '/docs/intro/index',
  '/docs/intro.html',
  '/docs/intro/',
]) {
  test(`${form} shows the page of the bare path and marks it in the sidebar`, async ({
    page,
  }) => {
    await page.goto(form);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('.menu__link--active').first()).toHaveAttribute(
      'href',
      '/docs/intro',
    );
  });
}
