import {fetchJson} from '@lexical-documentation/common/fetch-json';

import type {ModuleTree, SiteTable} from '../site-table/types';

/** The functions of the bundler that this package uses. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** Tells the path of a chunk's file. */
  u: (chunk: string | number) => string;
  /** Where the site's files are. */
  readonly p: string;
};

let bundled: Readonly<Record<number, unknown>>;

let {
  modules,
  files,
  texts = {},
  heavy = [],
}: Omit<SiteTable, 'routes'> = {
  modules: {},
  files: {},
};
let loadMore: () => Promise<void>;

/** Takes modules and files from a table. What it lacks is in the one that `more` loads. */
export function keepFiles(table: SiteTable, more: () => Promise<void>): void {
  ({modules, files, texts = {}, heavy = []} = table);
  loadMore = more;
}

/** Takes the modules that come with the main script, by number. */
export function keepBundled(modules: Readonly<Record<number, unknown>>): void {
  bundled = modules;
}

// The addresses of all files would weigh on every page's first load.
const load = __webpack_require__.e;
__webpack_require__.u = (chunk) => `assets/js/${chunk}.${files[chunk]}.js`;
__webpack_require__.e = (chunk) =>
  files[chunk] === undefined ? loadMore().then(() => load(chunk)) : load(chunk);

/** Returns the tree with what its modules export in the place of their numbers. */
export async function loadModules(tree: ModuleTree): Promise<unknown> {
  if (typeof tree === 'number') return loadModule(tree);
  const values = await Promise.all(Object.values(tree).map(loadModules));
  return Array.isArray(tree)
    ? values
    : Object.fromEntries(Object.keys(tree).map((key, index) => [key, values[index]]));
}

/** Returns the addresses of the files that modules need, as far as they are to be loaded ahead. */
export function addressesOf(tree: ModuleTree): string[] {
  if (typeof tree !== 'number') return Object.values(tree).flatMap(addressesOf);
  return (modules[tree]?.chunks ?? []).flatMap((chunk) => [
    __webpack_require__.p + __webpack_require__.u(chunk),
    ...(heavy.includes(`${chunk}`) ? [] : textsOf(chunk)),
  ]);
}

function textsOf(chunk: string | number): string[] {
  return (texts[chunk] ?? []).map((file) => __webpack_require__.p + file);
}

/** Fetches what a script is about to fetch, beside the script instead of after it. */
function fetchAhead(address: string): void {
  // The script meets the same failure.
  fetchJson(address).catch(() => undefined);
}

async function loadModule(number: number): Promise<unknown> {
  const module = modules[number];
  if (module === undefined) return valueOf(bundled[number]);
  const {id, chunks = [], data} = module;
  if (data !== undefined) return data;
  const scripts = Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  chunks.flatMap(textsOf).forEach(fetchAhead);
  await scripts;
  const exported = await __webpack_require__(id ?? '');
  return module.isJson ? exported : valueOf(exported);
}

/**
 * Docusaurus hands a page the default export of a module, with the other exports as its properties:
 * the front matter of a document, say.
 */
function valueOf(module: unknown): unknown {
  const {default: value, ...others} = module as {default: unknown};
  return Object(value) === value ? Object.assign(value as object, others) : value;
}
