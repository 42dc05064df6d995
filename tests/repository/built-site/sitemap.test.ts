import {load} from 'cheerio/slim';
import {expect, test} from 'vitest';

import {serveBuiltSite} from './served-site';

const get = serveBuiltSite();

test('the sitemap says on which day each page of the documentation changed last', async () => {
  const sitemap = load(await (await get('/sitemap.xml')).text(), {xml: true});
  const dated = sitemap('url')
    .map((_index, element) => {
      const {pathname} = new URL(sitemap(element).find('loc').text());
      return {pathname, day: sitemap(element).find('lastmod').text()};
    })
    .get()
    .filter(({pathname}) => pathname.startsWith('/docs/'));
  expect(dated.length).toBeGreaterThan(250);
  expect(dated.filter(({day}) => !/^\d{4}-\d\d-\d\dT/.test(day))).toEqual([]);
});
