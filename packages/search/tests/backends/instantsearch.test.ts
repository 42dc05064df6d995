// @vitest-environment happy-dom
import {createNullCache} from '@algolia/client-common';
import {createHttpRequester} from '@algolia/requester-node-http';
import {liteClient} from 'algoliasearch/lite';
import {createElement as h} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {
  Configure,
  Highlight,
  Hits,
  type HitsProps,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Stats,
} from 'react-instantsearch';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {serveIndex, type ServedIndex} from '../support/served-index';

/** A busy machine takes seconds to render a list. */
const PATIENCE_MS = 60_000;

let served: ServedIndex;
let root: Root;
const page = document.createElement('div');

const Hit: NonNullable<HitsProps<{objectID: string}>['hitComponent']> = ({hit}) =>
  h(Highlight, {attribute: 'hierarchy.lvl1' as never, hit});

beforeAll(async () => {
  served = await serveIndex([
    ...Array.from({length: 25}, (_, number) => ({
      section: 'Guides',
      title: `Listener number ${String(number + 1)}`,
    })),
    {section: 'Blog', title: 'News about listeners & more'},
  ]);
  const searchClient = liteClient('app', 'key', {
    hosts: [{accept: 'readWrite', protocol: 'http', url: served.host}],
    requester: createHttpRequester(),
    responsesCache: createNullCache(),
    timeouts: {connect: PATIENCE_MS, read: PATIENCE_MS, write: PATIENCE_MS},
  });
  root = createRoot(page);
  root.render(
    h(
      InstantSearch,
      {indexName: 'docs', searchClient},
      h(Configure, {hitsPerPage: 10}),
      h(SearchBox),
      h(Stats),
      h(RefinementList, {attribute: 'section'}),
      h(Hits, {hitComponent: Hit}),
      h(Pagination),
    ),
  );
});

afterAll(async () => {
  root.unmount();
  await served.close();
});

const texts = (selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent.trim());

/** Waits until the answer to the last action is shown. */
async function shows(selector: string, expected: unknown): Promise<void> {
  await vi.waitFor(
    () => {
      expect(texts(selector)).toEqual(expected);
    },
    {timeout: PATIENCE_MS},
  );
}

function type(query: string): void {
  const input = page.querySelector<HTMLInputElement>('input[type="search"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    query,
  );
  input?.dispatchEvent(new Event('input', {bubbles: true}));
}

function click(selector: string): void {
  page.querySelector<HTMLElement>(selector)?.click();
}

test('react-instantsearch shows hits, counts, facets and pages, and marks what matched', async () => {
  await shows('.ais-Stats-text', [
    expect.stringMatching(/^26 results found in \d+ms$/u),
  ]);
  await shows('.ais-RefinementList-labelText', ['Guides', 'Blog']);
  expect(texts('.ais-RefinementList-count')).toEqual(['25', '1']);
  expect(texts('.ais-Hits-item')).toHaveLength(10);
  expect(texts('.ais-Pagination-item--page')).toEqual(['1', '2', '3']);

  type('news');
  await shows('.ais-Hits-item', ['News about listeners & more']);
  expect(texts('.ais-Highlight-highlighted')).toEqual(['News']);

  type('listener');
  await shows('.ais-RefinementList-count', ['25', '1']);
  click('.ais-RefinementList-checkbox[value="Blog"]');
  await shows('.ais-Hits-item', ['News about listeners & more']);
  expect(texts('.ais-RefinementList-count')).toEqual(['1', '25']);

  click('.ais-RefinementList-checkbox[value="Blog"]');
  await shows(
    '.ais-Hits-item',
    expect.toSatisfy((hits: string[]) => hits.length === 10),
  );
  click('.ais-Pagination-item--lastPage a');
  await shows(
    '.ais-Hits-item',
    expect.toSatisfy((hits: string[]) => hits.length === 6),
  );
});
