import {expect, test} from 'vitest';

import {tableOfPage, withPageTable} from '../src/site-table/page-document';
import type {SiteTable} from '../src/site-table/types';

const table: SiteTable = {
  routes: [
    {
      path: '/docs',
      modules: {__comp: 0},
      routes: [
        {path: '/docs/a', exact: true, modules: {content: 1}, sidebar: 'docs'},
        {path: '/docs/b', exact: true, modules: {content: 2}},
      ],
    },
    {path: '/', exact: true, modules: {__comp: 3}},
  ],
  modules: {
    0: {id: 10, chunks: ['7']},
    1: {id: 11, chunks: ['7', '8']},
    2: {id: 12, chunks: ['9']},
    3: {data: {title: '</script>'}},
  },
  files: {7: 'aa', 8: 'bb', 9: 'cc'},
};
const built = {
  table,
  later: {8: ['9']},
  file: 'assets/pages.1.json',
  scripts: ['assets/js/main.x.js'],
};
const HTML =
  '<head><script src="/assets/js/main.x.js" defer></script></head><body><p>Text</p></body>';

test("a page's document tells its own route, modules and files, and where home is", () => {
  expect(tableOfPage(built, '/docs/a', '/')).toEqual({
    routes: [
      {
        path: '/docs',
        modules: {__comp: 0},
        routes: [
          {path: '/docs/a', exact: true, modules: {content: 1}, sidebar: 'docs'},
        ],
      },
      {path: '/', exact: true},
    ],
    modules: {0: table.modules[0], 1: table.modules[1]},
    // Its own chunks, and those that their code can request.
    files: {7: 'aa', 8: 'bb', 9: 'cc'},
  });
});

test('an address without a page tells where home is', () => {
  const {routes, modules} = tableOfPage(built, '/404.html', '/');
  expect(routes).toEqual([{path: '/', exact: true}]);
  expect(modules).toEqual({});
});

test('scripts come after the text, and those of the page are fetched meanwhile', () => {
  const html = withPageTable(HTML, tableOfPage(built, '/docs/a', '/'), built, '/');
  expect(html).toMatch(
    /^<head><\/head><body><p>Text<\/p><script id="lean-client-page"/,
  );
  expect(html).toMatch(
    /<script src="\/assets\/js\/main.x.js" defer><\/script><link rel="preload" href="\/assets\/js\/7.aa.js" as="script"><link rel="preload" href="\/assets\/js\/8.bb.js" as="script"><\/body>$/,
  );
});

test('data do not end their element', () => {
  const html = withPageTable(HTML, tableOfPage(built, '/', '/'), built, '/');
  const [, json = ''] = /application\/json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    modules: {3: {data: {title: '</script>'}}},
    rest: '/assets/pages.1.json',
  });
});

test('a document without scripts is refused', () => {
  expect(() => withPageTable('<body></body>', table, built, '/')).toThrow(
    '</body>, and deferred scripts from assets/js',
  );
});
