import {findBranch, findRoute} from '../browser/find-route';
import {unknownForm} from '../unknown-form.mjs';
import type {BuiltTable} from './site-table-plugin';
import {
  type ModuleTree,
  PAGE_TABLE_ID,
  type PageTable,
  type SiteTable,
  type TableRoute,
} from './types';

/**
 * Returns the table for a page's document, with what the page itself needs, and the path of the
 * home page.
 *
 * @param pathname - of the page, below the site's URL
 * @param home - path of the home page
 */
export function tableOfPage(
  {table, later}: Pick<BuiltTable, 'table' | 'later'>,
  pathname: string,
  home: string,
): SiteTable {
  const branch = findBranch(table.routes, pathname);
  const [first, ...below] = branch;
  const shown = first && alone(first, below);
  const front = findRoute(table.routes, home);
  const homeRoute = front && front !== first && {path: front.path, exact: true};
  const numbers = branch.flatMap(({modules}) => numbersIn(modules ?? {}));
  const modules = Object.fromEntries(
    numbers.flatMap((number) => {
      const module = table.modules[number];
      return module ? [[number, module]] : [];
    }),
  );
  const own = ownChunks({modules});
  const files = [...own, ...own.flatMap((chunk) => later[chunk] ?? [])].flatMap(
    (chunk) => {
      const hash = table.files[chunk];
      return hash === undefined ? [] : [[chunk, hash]];
    },
  );
  return {
    routes: [shown, homeRoute].filter(
      (route) => route !== undefined && route !== false,
    ),
    modules,
    files: Object.fromEntries(files),
  };
}

/**
 * Returns a page's document with its table, and with the scripts after its text, so that they don't
 * compete with it.
 *
 * @param base - the base URL of the site's files
 * @throws FourPartError if the document has other scripts than expected
 */
export function withPageTable(
  html: string,
  page: SiteTable,
  {file, scripts}: BuiltTable,
  base: string,
): string {
  const table: PageTable = {...page, rest: base + file};
  const data = JSON.stringify(table).replaceAll('<', '\\u003c');
  const own = ownChunks(page)
    .filter((id) => page.files[id] !== undefined)
    .map((id) => `assets/js/${id}.${page.files[id]}.js`);
  const bare = html.replace(
    /<script src="?[^ ">]*\/assets\/js\/[^ ">]+"? defer(?:="?(?:defer|true)?"?)?><\/script>/g,
    '',
  );
  const end = bare.lastIndexOf('</body>');
  if (bare === html || end < 0) {
    throw unknownForm({
      file: "a page's document",
      what: 'The end of the document',
      expected: '</body>, and deferred scripts from assets/js',
    });
  }
  const tags = [
    `<script id="${PAGE_TABLE_ID}" type="application/json">${data}</script>`,
    ...scripts.map((script) => `<script src="${base}${script}" defer></script>`),
    // Fetched meanwhile, and run by the main script, which tries again if one can't be loaded.
    ...own.map((script) => `<link rel="preload" href="${base}${script}" as="script">`),
  ];
  return bare.slice(0, end) + tags.join('') + bare.slice(end);
}

/** Chunks without which the page can't be rendered. */
function ownChunks({modules}: Pick<SiteTable, 'modules'>): string[] {
  const chunks = Object.values(modules).flatMap((module) => module.chunks ?? []);
  return [...new Set(chunks.map((chunk) => `${chunk}`))];
}

function alone(route: TableRoute, below: readonly TableRoute[]): TableRoute {
  const [next, ...others] = below;
  const {routes, ...own} = route;
  return next || routes ? {...own, routes: next ? [alone(next, others)] : []} : own;
}

function numbersIn(tree: ModuleTree): number[] {
  return typeof tree === 'number' ? [tree] : Object.values(tree).flatMap(numbersIn);
}
