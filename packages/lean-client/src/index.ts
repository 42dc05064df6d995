import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder below the site in which Docusaurus generates the modules of a build. */
const GENERATED = /[\\/]\.docusaurus[^\\/]*[\\/]/;

/** What {@link leanClient} may be told. */
export interface LeanClientOptions {
  /**
   * Names of on-demand chunks whose styles come with the chunk. Docusaurus puts all others into
   * the one style sheet that every page loads.
   */
  readonly chunksWithOwnStyles: readonly string[];
}

/**
 * Docusaurus plugin that leaves out of the browser's build what no browser uses. The server's
 * build is untouched.
 */
export default function leanClient(
  _context: LoadContext,
  options: LeanClientOptions,
): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      return isServer ? {} : clientConfiguration(options);
    },
  };
}

function clientConfiguration({chunksWithOwnStyles}: LeanClientOptions) {
  return {
    // By id alone: a file name with the chunk's name costs each page a table of all names.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    module: {
      rules: [
        {
          test: /[\\/]registry\.js$/,
          include: GENERATED,
          use: [loader('registry-loader')],
        },
        {
          test: /[\\/]docs-\w+\.json$/,
          include: GENERATED,
          type: 'json' as const,
          use: [loader('version-data-loader')],
        },
        {
          // One helper of tslib is used here; its CommonJS form brings all of them.
          test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
          resolve: {alias: {tslib: path('interop-helpers.mjs')}},
        },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          styles: {
            chunks: ({name}: {name?: string | null}) =>
              !chunksWithOwnStyles.includes(name ?? ''),
          },
        },
      },
    },
  };
}

/** Loaders are plain modules: the bundler loads them without the TypeScript loader of the site. */
function loader(name: string): string {
  return path(`loaders/${name}.cjs`);
}

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
