import type {Compiler} from '@rspack/core';

import {unknownForm} from './unknown-form.mjs';

const RUNTIME_MODULE = 'ChunkAssetRuntimeModule';

const TABLE = /chunkId = (?<table>\{[^}]*\})\[chunkId\]\|\|chunkId;/;

/**
 * Bundler plugin that takes the table of all chunks' names and ids out of Docusaurus' function
 * for the address of a chunk. Chunks of routes are named by number, and get their ids in the
 * order of their names, so that an id is its number and a distance.
 */
export class ShortChunkAddresses {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('lean-client', (compilation) => {
      let shortened = false;
      compilation.hooks.runtimeModule.tap('lean-client', (module) => {
        if (module.name.endsWith(RUNTIME_MODULE) && module.source) {
          const code = module.source.source.toString('utf8');
          module.source.source = Buffer.from(shortenChunkTable(code));
          shortened = true;
        }
      });
      compilation.hooks.afterSeal.tapPromise('lean-client', async () => {
        if (!shortened) compilation.errors.push(unknownAddresses());
      });
    });
  }
}

/**
 * Returns the code of Docusaurus' function with the distance of ids from numbers in place of the
 * entries that it explains. Other entries stay in the table.
 *
 * @throws {Error} when the code has another form than this function knows
 */
export function shortenChunkTable(code: string): string {
  const table = TABLE.exec(code)?.groups?.['table'];
  if (table === undefined) {
    throw unknownAddresses();
  }
  const ids = Object.entries(JSON.parse(table) as Record<string, string>);
  const distance = commonDistance(ids);
  const others = ids.filter(([name, id]) => distanceOf(name, id) !== distance);
  return code.replace(
    TABLE,
    `chunkId = ${JSON.stringify(Object.fromEntries(others))}[chunkId]||(chunkId >= 0 ? ${distance} + +chunkId : chunkId);`,
  );
}

function unknownAddresses(): Error {
  return unknownForm({
    file: RUNTIME_MODULE,
    what: 'The function that tells the address of a chunk',
    expected: 'chunkId = {"name": "id"}[chunkId]||chunkId;',
  });
}

function commonDistance(ids: readonly [name: string, id: string][]): number {
  const counts = new Map<number, number>();
  for (const [name, id] of ids) {
    const distance = distanceOf(name, id);
    counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  counts.delete(NaN);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

function distanceOf(name: string, id: string): number {
  return Number(id) - Number(name);
}
