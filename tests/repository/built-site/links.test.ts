import {load} from 'cheerio/slim';
import {beforeAll, expect, test} from 'vitest';

import {serveBuiltSite} from './served-site';

const ORIGIN = 'http://site';
const REFERENCES = [
  ['a[href]', 'href'],
  ['link[href]', 'href'],
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['source[src]', 'src'],
] as const;

interface Reference {
  readonly from: string;
  readonly to: URL;
}

interface Page {
  readonly anchors: ReadonlySet<string>;
  readonly references: readonly Reference[];
}

interface Crawl {
  /** References to what does not exist, each with the page that holds it. */
  readonly dead: readonly string[];
  readonly pages: ReadonlyMap<string, Page>;
}

const get = serveBuiltSite();
let site: Crawl;

beforeAll(async () => {
  site = await crawl('/');
});

test('no page links to a page, an anchor or a file that does not exist', () => {
  expect(site.dead).toEqual([]);
  expect(site.pages.size).toBeGreaterThan(130);
});

test('every page of the sitemap can be reached by links from the home page', async () => {
  const sitemap = load(await (await get('/sitemap.xml')).text(), {xml: true});
  const listed = sitemap('loc')
    .map((_index, element) => new URL(sitemap(element).text()).pathname)
    .get();
  expect(listed.length).toBeGreaterThan(130);
  expect(listed.map(bare).filter((path) => !site.pages.has(path))).toEqual([]);
});

/** Follows every internal link from `start`, and asks for every file that a page names. */
async function crawl(start: string): Promise<Crawl> {
  const pages = new Map<string, Page>();
  const broken = new Set<string>();
  const files = new Set<string>();
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path) || files.has(path) || broken.has(path)) {
      continue;
    }
    const response = await get(path === '' ? '/' : path);
    if (!response.ok) {
      broken.add(path);
    } else if (response.headers.get('content-type')?.includes('text/html')) {
      const page = readPage(path, await response.text());
      pages.set(path, page);
      queue.push(...page.references.map(({to}) => bare(to.pathname)));
    } else {
      files.add(path);
    }
  }
  return {dead: deadReferences(pages, broken), pages};
}

function readPage(path: string, html: string): Page {
  const $ = load(html);
  const anchors = new Set(
    $('[id], a[name]')
      .map((_index, element) => $(element).attr('id') ?? $(element).attr('name'))
      .get(),
  );
  const references = REFERENCES.flatMap(([selector, attribute]) =>
    $(selector)
      .map((_index, element) => $(element).attr(attribute) ?? '')
      .get(),
  )
    .filter((reference) => !/^(?:https?:|mailto:|data:|\/\/)/.test(reference))
    .map((reference) => ({from: path, to: new URL(reference, `${ORIGIN}${path}`)}));
  return {anchors, references};
}

function deadReferences(
  pages: ReadonlyMap<string, Page>,
  broken: ReadonlySet<string>,
): string[] {
  const dead = [...pages.values()]
    .flatMap(({references}) => references)
    .filter(({to}) => {
      const path = bare(to.pathname);
      const anchor = decodeURIComponent(to.hash.slice(1));
      const lacksAnchor =
        anchor !== '' && pages.has(path) && !pages.get(path)?.anchors.has(anchor);
      return broken.has(path) || lacksAnchor;
    })
    .map(({from, to}) => `${from} -> ${to.href.slice(ORIGIN.length)}`);
  return [...new Set(dead)].toSorted();
}

/** One name for a page however its address is written. */
function bare(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
