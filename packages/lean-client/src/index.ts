import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {cacheDependingOn} from './cache-version';
import {ShortChunkAddresses} from './chunk-addresses';
import {shortenClassNames} from './short-class-names';
import {VERSION_DATA} from './site-table/version-data.cjs';
import {PAGE_TEXTS_TYPE} from './static-text/page-texts';
import {unusedStyles} from './unused-styles';

export {requestTexts, type RequestedTexts} from './static-text/page-texts';
export {
  remarkStaticText,
  staticElement,
  type StaticTextOptions,
} from './static-text/remark-static-text';
export {importDefault} from './static-text/mdx-nodes';
export {cacheDependingOn} from './cache-version';
export {staticHtml, type StaticTag, tagOf} from './static-text/static-html';

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
  /**
   * Helper classes (`margin-top--xl`) and color shades of Infima that the site's own pages and
   * components use, beside those that the theme uses.
   */
  readonly usedStyles?: readonly string[];
}

/**
 * Docusaurus plugin that leaves out of the browser's build what no browser uses. Server and
 * development get what Docusaurus gives them.
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
      const cache = cacheDependingOn([PACKAGE_DIR], config);
      if (config.mode === 'production') {
        shortenClassNames(config.module?.rules);
      }
      // The development server renders no documents ahead, and pages change with their tables.
      if (isServer || config.mode !== 'production') {
        return {...cache, module: {rules: [pageTextsRule(false)]}} as object;
      }
      return {...cache, ...browserBuild(options)} as object;
    },
  };
}

function browserBuild({chunksWithOwnStyles, usedStyles = []}: LeanClientOptions) {
  return {
    // By the build's hash: names or hashes of chunks would cost each page a table of all of them.
    output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
    plugins: [new ShortChunkAddresses()],
    module: {
      rules: [
        pageTextsRule(true),
        infimaRule(usedStyles),
        ...generatedRules(),
        ...libraryRules(),
      ],
    },
    optimization: {
      // Short ids. All addresses change with each build anyway.
      chunkIds: 'natural' as const,
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

function generatedRules() {
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

function infimaRule(usedStyles: readonly string[]) {
  return {
    test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(PACKAGE_DIR, 'loaders/unused-styles-loader.cjs'),
        options: {unusedStyles: unusedStyles(usedStyles)},
      },
    ],
  };
}

function libraryRules() {
  return [
    {
      // One helper of tslib is used here; its CommonJS form brings all of them.
      test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
      resolve: {alias: {tslib: path.join(PACKAGE_DIR, 'interop-helpers.mjs')}},
    },
    {
      // A script inside the home page's document, for readers whose scripts do not load.
      test: /[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
      use: [path.join(PACKAGE_DIR, 'loaders/server-only-loader.cjs')],
    },
    {
      // The router imports them for a function that nobody calls; they do not say so themselves.
      test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
      sideEffects: false,
    },
  ];
}

/** @param fromDocument - whether pages are shown by documents that were rendered ahead */
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
