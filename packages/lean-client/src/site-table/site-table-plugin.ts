import {createHash} from 'node:crypto';

import {
  type Chunk,
  type Compilation,
  type Compiler,
  type RuntimeModule,
  sources,
} from '@rspack/core';

import {unknownForm} from '../unknown-form.mjs';
import {readGeneratedSite} from './generated-site.mjs';
import {readRouteModules} from './route-modules';
import {fetchedFiles} from './fetched-files';
import type {SiteTable, TableModule} from './types';

const NAME = 'lean-client';
const PAGE_RUNTIME = 'main';
const ROUTE_MODULES = 'route-modules';
const FILE_OF_CHUNK = /^assets\/js\/(?<id>[^.]+)\.(?<hash>[0-9a-f]+)\.js$/;

/** What the pages' documents need from a finished build. */
export interface BuiltTable {
  readonly table: SiteTable;
  /** Path of the file with the table, below the site's address. */
  readonly file: string;
  /** Ids of the chunks that the code in a chunk can request, by the chunk's id. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** Paths of the scripts that each page runs, in order. */
  readonly scripts: readonly string[];
}

/**
 * Bundler plugin that writes the table of all pages to a separate file: the modules that each page
 * needs, and the URLs of their files, which no script contains. A file's URL depends on its
 * content.
 */
export class SiteTablePlugin {
  /** Set when the build has finished. */
  built: BuiltTable | undefined;

  /**
   * @param folder - the folder of `@generated`
   * @param textFolder - of the built site, with the files that pages' scripts fetch when they run
   */
  constructor(
    private readonly folder: string,
    private readonly textFolder: string | undefined,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const forgotten = new Set<string>();
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (forgetAddresses(module, chunk)) forgotten.add(module.name);
      });
      // After the stage in which files get their final names.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        checkForgotten(forgotten);
        this.built = writeTable(compilation, this.folder, this.textFolder);
      });
    });
  }
}

/**
 * The runtime functions with the URLs of all chunks, which the pages' script looks up in the table
 * instead.
 */
const ADDRESSES = 'get javascript chunk filename';
const DOCUSAURUS_ADDRESSES = 'ChunkAssetRuntimeModule';

function forgetAddresses(module: RuntimeModule, {name}: Chunk): boolean {
  const isForgotten =
    module.name === DOCUSAURUS_ADDRESSES ||
    // Workers have their own runtime, and no table.
    (module.name === ADDRESSES && name === PAGE_RUNTIME);
  if (isForgotten && module.source) module.source.source = Buffer.from('');
  return isForgotten;
}

function checkForgotten(forgotten: ReadonlySet<string>): void {
  for (const name of [ADDRESSES, DOCUSAURUS_ADDRESSES]) {
    if (forgotten.has(name)) continue;
    throw unknownForm({
      file: `the runtime of ${PAGE_RUNTIME}`,
      what: 'The function that returns the URL of a chunk',
      expected: `a runtime module named "${name}"`,
    });
  }
}

function writeTable(
  compilation: Compilation,
  folder: string,
  textFolder: string | undefined,
): BuiltTable {
  const {routes, modules} = readGeneratedSite(folder);
  const requested = takeRouteModules(compilation);
  const there = firstChunks(compilation);
  const placed = modules.flatMap(({place}, number): [number, TableModule][] => {
    if (place === 'main') return [];
    if (place !== 'chunk') return [[number, place]];
    const {chunks = [], ...module} = requested[number] ?? {};
    return [[number, {...module, chunks: chunks.filter((id) => !there.has(`${id}`))}]];
  });
  const table = {
    routes,
    modules: Object.fromEntries(placed),
    files: filesOf(compilation),
    ...(textFolder && longTexts(compilation, textsOf(compilation, textFolder))),
  };
  const text = JSON.stringify(table);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `assets/pages.${digest}.json`;
  compilation.emitAsset(name, new sources.RawSource(text));
  return {
    table,
    file: name,
    later: laterChunks(compilation, there),
    scripts: scriptsOf(compilation),
  };
}

/** Reads the chunk that names the modules of routes, and removes it from the build. */
function takeRouteModules(compilation: Compilation): Record<number, TableModule> {
  const chunk = [...compilation.chunks].find(({name}) => name === ROUTE_MODULES);
  const [file] = chunk?.files ?? [];
  const asset = compilation.getAsset(file ?? '');
  if (!asset) {
    throw unknownForm({
      file: "the bundler's chunks",
      what: 'The chunk of modules on demand',
      expected: `a chunk named "${ROUTE_MODULES}" with one file`,
    });
  }
  const modules = readRouteModules(asset.source.source().toString());
  compilation.deleteAsset(asset.name);
  return modules;
}

/** Ids of the chunks that every page runs. */
function firstChunks({entrypoints}: Compilation): ReadonlySet<string> {
  const chunks = [...entrypoints.values()].flatMap((entry) => entry.chunks);
  return new Set(chunks.map(({id}) => `${id}`));
}

function laterChunks(
  {chunks}: Compilation,
  there: ReadonlySet<string>,
): Record<string, readonly string[]> {
  const others = [...chunks].filter(
    ({id, name}) => !there.has(`${id}`) && name !== ROUTE_MODULES,
  );
  const below = new Map(
    others.map((chunk) => [
      `${chunk.id}`,
      new Set([...chunk.getAllAsyncChunks()].map(({id}) => `${id}`)),
    ]),
  );
  // A shared chunk is loaded together with different chunks: its own requests are those that all of
  // these can make.
  const laterThan = ({groupsIterable}: Chunk): string[] => {
    const beside = [...groupsIterable].flatMap((group) => group.chunks);
    const [first = new Set<string>(), ...rest] = new Set(
      beside.flatMap(({id}) => below.get(`${id}`) ?? []),
    );
    return [...first].filter((id) => rest.every((ids) => ids.has(id)));
  };
  return Object.fromEntries(others.map((chunk) => [`${chunk.id}`, laterThan(chunk)]));
}

/** Hashes by chunk id. Chunks that every page runs are never requested. */
function filesOf(compilation: Compilation): Record<string, string> {
  const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]);
  const known = files.flatMap((file) => {
    const {id, hash} = FILE_OF_CHUNK.exec(file)?.groups ?? {};
    return id && hash ? [[id, hash]] : [];
  });
  return Object.fromEntries(known);
}

function textsOf(
  compilation: Compilation,
  folder: string,
): Record<string, readonly string[]> {
  const texts = [...compilation.chunks].flatMap((chunk) => {
    const scripts = [...chunk.files].map(
      (file) => compilation.getAsset(file)?.source.source().toString() ?? '',
    );
    const found = fetchedFiles(scripts.join('\n'), folder);
    return found.length > 0 ? [[chunk.id, found]] : [];
  });
  if (texts.length === 0) {
    throw unknownForm({
      file: "the bundler's chunks",
      what: 'The option "textFolder"',
      expected: `a folder of which scripts fetch files, but no script names a file in ${folder}`,
    });
  }
  return Object.fromEntries(texts);
}

/** In characters; compressed, it's an eighth of this. */
const LONGEST_TEXT = 400_000;

function longTexts(
  compilation: Compilation,
  texts: Record<string, readonly string[]>,
): Pick<SiteTable, 'texts' | 'heavy'> {
  const lengthOf = (file: string): number =>
    compilation.getAsset(file)?.source.size() ?? 0;
  const heavy = Object.entries(texts)
    .filter(([, files]) => files.some((file) => lengthOf(file) > LONGEST_TEXT))
    .map(([id]) => id);
  return {texts, heavy};
}

function scriptsOf(compilation: Compilation): string[] {
  return [...compilation.entrypoints.values()]
    .flatMap((entry) => entry.getFiles())
    .filter((file) => file.endsWith('.js'));
}
