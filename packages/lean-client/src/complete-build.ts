import type {Compilation, Compiler} from '@rspack/core';

import {unknownForm} from './unknown-form.mjs';

/** What a build must, and must not, contain if this package has worked. */
export interface CompleteBuildOptions {
  /** Paths of loaders, each of which must have processed a module. */
  readonly loaders: readonly string[];
  /** Names of on-demand chunks that the site's options list. */
  readonly chunks: readonly string[];
}

const NAME = 'lean-client';

/** Components that need the table of documents, which the browser doesn't have. */
const CARDS = /[\\/]theme[\\/]DocCard[\\/]/;

/**
 * Bundler plugin that stops the build if a file was renamed. Otherwise, a loader without a module,
 * or a chunk without its name, would go unnoticed.
 */
export class CompleteBuild {
  constructor(private readonly options: CompleteBuildOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterSeal.tapPromise(NAME, async () => {
        for (const problem of problemsOf(compilation, this.options)) {
          compilation.errors.push(problem);
        }
      });
    });
  }
}

/** Returns what is missing in a finished compilation. */
export function problemsOf(
  compilation: Pick<Compilation, 'modules' | 'namedChunks'>,
  {loaders, chunks}: CompleteBuildOptions,
): Error[] {
  const modules = [...compilation.modules].map((module) => module.identifier());
  const idle = loaders.filter(
    (loader) => !modules.some((identifier) => identifier.includes(loader)),
  );
  // The bundler's map only supports iteration and lookup.
  const named = [...compilation.namedChunks.keys()];
  const missing = chunks.filter((name) => !named.includes(name));
  return [
    ...idle.map((loader) =>
      unknownForm({
        file: 'a generated file or a style sheet',
        what: `What ${loader} works on`,
        expected: 'at least one module of the name that src/index.ts gives the loader',
      }),
    ),
    ...missing.map((name) =>
      unknownForm({
        file: `the chunk "${name}"`,
        what: 'The option "chunksWithOwnStyles"',
        expected: `names of chunks: ${named.filter((name) => !/^\d+$/.test(name)).join(', ')}`,
      }),
    ),
    ...(modules.some((identifier) => CARDS.test(identifier))
      ? [
          unknownForm({
            file: '@theme/DocCard',
            what: 'A page of document cards',
            expected: 'none: their table of documents is not in the browser',
          }),
        ]
      : []),
  ];
}
