import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {VERSION_DATA} from './site-table/version-data.cjs';
import {PAGE_TEXTS_TYPE} from './static-text/remark-static-text';

export {remarkStaticText, type StaticTextOptions} from './static-text/remark-static-text';

/** Folder below the site in which Docusaurus generates the modules of a build. */
const GENERATED = /[\\/]\.docusaurus[^\\/]*[\\/]/;

const PACKAGE_DIR = path.dirname(fileURLToPath(import.meta.url));

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
 * build is untouched, and so are the routes' tables while pages are written.
 */
export default function leanClient(
  _context: LoadContext,
  options: LeanClientOptions,
): Plugin {
  return {
    name: 'lean-client',
    getThemePath: () => path.join(PACKAGE_DIR, 'theme'),
    getTypeScriptThemePath: () => path.join(PACKAGE_DIR, 'theme'),
    configureWebpack(config, isServer) {
      const isBuild = config.mode === 'production';
      const rule = pageTextsRule(isBuild && !isServer);
      return isServer
        ? {module: {rules: [rule]}}
        : clientConfiguration(options, [rule, ...(isBuild ? tableRules() : [])]);
    },
  };
}

function clientConfiguration(
  {chunksWithOwnStyles}: LeanClientOptions,
  rules: readonly object[],
) {
  return {
    // By id alone: a file name with the chunk's name costs each page a table of all names.
    output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
    module: {rules: [...rules, ...dataRules()]},
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

/** Pages change while they are written, and with them the tables: these rules are for builds. */
function tableRules() {
  return [
    generated(/[\\/]registry\.js$/, 'registry-loader'),
    generated(/[\\/]routes\.js$/, 'routes-loader'),
    generated(/[\\/]routesChunkNames\.json$/, 'chunk-names-loader'),
    generated(/[\\/]globalData\.json$/, 'global-data-loader'),
    generated(/[\\/]docusaurus\.config\.mjs$/, 'site-config-loader'),
    generated(/[\\/]site-metadata\.json$/, 'site-metadata-loader'),
    generated(VERSION_DATA, 'version-data-loader'),
  ];
}

function dataRules() {
  return [
    {
      // One helper of tslib is used here; its CommonJS form brings all of them.
      test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
      resolve: {alias: {tslib: path.join(PACKAGE_DIR, 'interop-helpers.mjs')}},
    },
    {
      // The router imports them for a function that nobody calls; they do not say so themselves.
      test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
      sideEffects: false,
    },
  ];
}

/** The development server renders no documents ahead, from which texts could be taken. */
function pageTextsRule(fromDocument: boolean) {
  return {
    mimetype: PAGE_TEXTS_TYPE,
    type: 'javascript/auto' as const,
    use: [
      {
        loader: path.join(PACKAGE_DIR, 'loaders/page-texts-loader.cjs'),
        options: {fromDocument},
      },
    ],
  };
}

/** Loaders are plain modules: the bundler loads them without the TypeScript loader of the site. */
function generated(test: RegExp, loader: string) {
  return {
    test,
    include: GENERATED,
    type: 'javascript/auto' as const,
    use: [path.join(PACKAGE_DIR, `loaders/${loader}.cjs`)],
  };
}
