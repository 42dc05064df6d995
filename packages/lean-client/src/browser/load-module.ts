import {fetchJson} from '@lexical-documentation/common/fetch-json';

import type {ModuleTree, SiteTable} from '../site-table/types';

/** The functions of the bundler's runtime that this package uses. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** Returns the path of a chunk's file. */
  u: (chunk: string | number) => string;
  /** The base URL of the site's files. */
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

/** Adds modules and files from a table. What it lacks is in the one that `more` loads. */
export function keepFiles(table: SiteTable, more: () => Promise<void>): void {
  ({modules, files, texts = {}, heavy = []} = table);
  loadMore = more;
}

/** Adds the modules in the main script, by number. */
export function keepBundled(modules: Readonly<Record<number, unknown>>): void {
  bundled = modules;
}

// The URLs of all files would make every page's first load larger.
const load = __webpack_require__.e;
__webpack_require__.u = (chunk) => `assets/js/${chunk}.${files[chunk]}.js`;
__webpack_require__.e = (chunk) =>
  files[chunk] === undefined ? loadMore().then(() => load(chunk)) : load(chunk);

/** Returns the tree with the modules' exports instead of their numbers. */
export async function loadModules(tree: ModuleTree): Promise<unknown> {
  if (typeof tree === 'number') return loadModule(tree);
  const values = await Promise.all(Object.values(tree).map(loadModules));
  return Array.isArray(tree)
    ? values
    : Object.fromEntries(Object.keys(tree).map((key, index) => [key, values[index]]));
}

/** Returns the URLs of the files that modules need, as far as they can be preloaded. */
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

/** Fetches what a script will fetch, concurrently with the script instead of after it. */
function fetchAhead(address: string): void {
  // The script gets the same error.
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
 * Docusaurus passes a page the default export of a module, with the other exports as its
 * properties, such as a document's front matter.
 */
function valueOf(module: unknown): unknown {
  const {default: value, ...others} = module as {default: unknown};
  return Object(value) === value ? Object.assign(value as object, others) : value;
}
