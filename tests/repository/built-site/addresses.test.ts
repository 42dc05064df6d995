import {readdirSync} from 'node:fs';

import {load} from 'cheerio/slim';
import {expect, test} from 'vitest';

import {allRoutes, generatedRoutes, writtenRoutes} from '../../support/routes';
import {serveBuiltSite} from './served-site';

const REFERENCE = new URL('../../../docs/api/modules', import.meta.url);

const get = serveBuiltSite();

/** The ways in which people and other sites write the address of one page. */
function writtenForms(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const forms = [bare, `${bare}/`, `${bare}/index.html`, `${bare}.html`];
  return bare === '' ? ['/', '/index.html'] : forms;
}

test.each(allRoutes)('%s answers in each of its written forms', async (route) => {
  const bodies = new Set<string>();
  for (const form of writtenForms(route)) {
    const response = await get(form);
    expect(response.status, form).toBe(200);
    expect(response.headers.get('content-type'), form).toContain('text/html');
    bodies.add(await response.text());
  }
  expect(bodies.size, 'distinct bodies').toBe(1);
  const [body = ''] = bodies;
  const page = load(body);
  expect(page('html').attr('lang')).toBe('en');
  expect(page('html').attr('dir')).toBe('ltr');
  expect(page('head > title').text()).toMatch(/\| Lexical$/);
});

test('every module of the reference that was generated answers', async () => {
  const files = readdirSync(REFERENCE);
  expect(files.length).toBeGreaterThanOrEqual(60);
  for (const file of files) {
    const route = `/docs/api/modules/${file.replace(/\.mdx$/, '')}`;
    expect((await get(route)).status, route).toBe(200);
  }
});

test.each(['classes/lexical.RootNode', 'interfaces/lexical.RootNode'])(
  '%s, an address of earlier references, leads to where the class is described',
  async (path) => {
    const response = await get(`/docs/api/${path}`);
    expect(response.status).toBe(200);
    const page = load(await response.text());
    expect(page('meta[http-equiv=refresh]').attr('content')).toMatch(
      /url=\/docs\/api\/modules\/lexical\/?#rootnode$/,
    );
  },
);

test('there are pages beside the promised ones, generated and written', () => {
  expect(generatedRoutes.length).toBeGreaterThan(60);
  expect(writtenRoutes.length).toBeGreaterThan(100);
  expect(new Set([...generatedRoutes, ...writtenRoutes]).size).toBeGreaterThan(
    allRoutes.length + 60,
  );
});

test('the blog has an RSS and an Atom feed with all four posts', async () => {
  for (const feed of ['/blog/rss.xml', '/blog/atom.xml']) {
    const text = await (await get(feed)).text();
    for (const slug of [
      'welcome',
      'first-blog-post',
      'long-blog-post',
      'mdx-blog-post',
    ]) {
      expect(text, feed).toContain(`/blog/${slug}`);
    }
  }
});

test('without a tracking id no page names analytics', async () => {
  expect(await (await get('/docs/intro')).text()).not.toMatch(/gtag|analytics/);
});
