import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {checkAssumptions} from './assumptions';
import {CompleteBuild} from './complete-build';
import {sharedFiles} from './shared-files';
import {shortenClassNames} from './short-class-names';
import {SiteTablePlugin} from './site-table/site-table-plugin';
import {versionDataFiles} from './site-table/version-data.mjs';
import {writeDocuments} from './write-documents';
import {unknownForm} from './unknown-form.mjs';
import {unusedStyles} from './unused-styles';

const require = createRequire(import.meta.url);

/** Folder below the site in which Docusaurus generates the modules of a build. */
const GENERATED = /[\\/]\.docusaurus[^\\/]*[\\/]/;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const PACKAGE_DIR = path.dirname(fileURLToPath(import.meta.url));

/** Options of {@link leanClient}. */
export interface LeanClientOptions {
  /** `false` gives the browser Docusaurus' own code, and the site works the same. Default `true`. */
  readonly enabled?: boolean;
  /**
   * Names of on-demand chunks whose styles load with the chunk. Docusaurus puts all other styles
   * into the one style sheet that every page loads.
   */
  readonly chunksWithOwnStyles: readonly string[];
  /**
   * Helper classes (`margin-top--xl`) and color shades of Infima that the site's own pages and
   * components use, in addition to those that the theme uses.
   */
  readonly usedStyles?: readonly string[];
  /**
   * Folder of the built site with files that pages' scripts fetch when they run. These are then
   * fetched concurrently with the script, not after it.
   */
  readonly textFolder?: string;
}

/**
 * Docusaurus plugin that removes code that browsers don't use from the browser build. The server
 * build and the development server don't change.
 */
export default function leanClient(
  {generatedFilesDir}: LoadContext,
  options: LeanClientOptions,
): Plugin {
  let hasDocs = false;
  const table = new SiteTablePlugin(generatedFilesDir, options.textFolder);
  return {
    name: 'lean-client',
    allContentLoaded: ({allContent}) => {
      hasDocs = Object.keys(allContent[DOCS_PLUGIN] ?? {}).length > 0;
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      if (table.built) writeDocuments(table.built, {outDir, baseUrl, routesPaths});
    },
    configureWebpack(config, isServer) {
      // The development server doesn't prerender documents, and pages change with their tables.
      if (options.enabled === false || config.mode !== 'production') return {};
      shortenClassNames(config.module?.rules);
      if (isServer) return {};
      checkAssumptions();
      const versionData = versionDataFiles(generatedFilesDir);
      if (hasDocs && versionData.length === 0) {
        throw unknownForm({
          file: generatedFilesDir,
          what: "A docs version's data",
          expected: 'a JSON file with "docsSidebars"',
        });
      }
      return browserBuild(options, {generatedFilesDir, versionData, table}) as object;
    },
  };
}

interface GeneratedSite {
  readonly generatedFilesDir: string;
  readonly versionData: readonly string[];
  readonly table: SiteTablePlugin;
}

function browserBuild(
  {chunksWithOwnStyles, usedStyles = []}: LeanClientOptions,
  {generatedFilesDir, versionData, table}: GeneratedSite,
) {
  const rules = [
    ...standInRules(),
    infimaRule(usedStyles),
    translationNotesRule(isTranslated(generatedFilesDir)),
    ...generatedRules(),
    ...(versionData.length > 0 ? [versionDataRule(versionData)] : []),
  ];
  const loaders = rules.flatMap(({use}) => use.map(({loader}) => loader));
  return {
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    plugins: [table, new CompleteBuild({loaders, chunks: chunksWithOwnStyles})],
    resolve: {alias: standInsForLibraries()},
    module: {rules: [...rules, ...libraryRules()]},
    optimization: {
      // It contains no URLs, so it changes no more often than the main script.
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          ...sharedFiles(generatedFilesDir),
          styles: {
            chunks: ({name}: {name?: string | null}) =>
              !chunksWithOwnStyles.includes(name ?? ''),
          },
        },
      },
    },
  };
}

/** Replacements for libraries of which Docusaurus uses a small part. */
function standInsForLibraries() {
  const inBrowser = (file: string) => path.join(PACKAGE_DIR, 'browser', file);
  return {
    nprogress$: inBrowser('progress-bar.ts'),
    'react-helmet-async$': inBrowser('head.tsx'),
    'react-router-dom$': inBrowser('router/index.tsx'),
    '@docusaurus/renderRoutes': inBrowser('render-routes.tsx'),
  };
}

/** Replacements for Docusaurus' own modules, with the digests of the original code. */
const STAND_INS = {
  'clientEntry.js': {standIn: 'client-entry.tsx', digest: 'a9d6514eaf79'},
  'docusaurus.js': {standIn: 'docusaurus.ts', digest: 'b0d1dbdc1e3a'},
  'normalizeLocation.js': {standIn: 'normalize-location.ts', digest: '2759003e81bf'},
  'preload.js': {standIn: 'preload.ts', digest: '8c1e3de18d30'},
};

function standInRules() {
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));
  return Object.entries(STAND_INS).map(([file, {standIn, digest}]) => ({
    test: path.join(client, file),
    use: [
      {
        loader: path.join(PACKAGE_DIR, 'loaders/stand-in-loader.mjs'),
        options: {standIn: path.join(PACKAGE_DIR, 'browser', standIn), digest},
      },
    ],
  }));
}

function generatedRules() {
  return [
    generated(/[\\/]registry\.js$/, 'registry-loader'),
    generated(/[\\/]routes\.js$/, 'routes-loader'),
    generated(/[\\/]globalData\.json$/, 'global-data-loader'),
    generated(/[\\/]docusaurus\.config\.mjs$/, 'site-config-loader'),
    generated(/[\\/]site-metadata\.json$/, 'site-metadata-loader'),
  ];
}

function versionDataRule(files: readonly string[]) {
  return {...generated(/\.json$/, 'version-data-loader'), include: [...files]};
}

function infimaRule(usedStyles: readonly string[]) {
  return {
    test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(PACKAGE_DIR, 'loaders/unused-styles-loader.mjs'),
        options: {unusedStyles: unusedStyles(usedStyles)},
      },
    ],
  };
}

/** Docusaurus writes the translations of all plugins into one file, empty where there are none. */
function isTranslated(generatedFilesDir: string): boolean {
  const file = path.join(generatedFilesDir, 'codeTranslations.json');
  const translations = JSON.parse(readFileSync(file, 'utf8')) as object;
  return Object.keys(translations).length > 0;
}

function translationNotesRule(isTranslated: boolean) {
  return {
    test: /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/,
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(PACKAGE_DIR, 'loaders/translation-notes-loader.mjs'),
        options: {isTranslated},
      },
    ],
  };
}

function libraryRules() {
  return [
    {
      // Only one helper of tslib is used here; its CommonJS build contains all of them.
      test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
      resolve: {alias: {tslib: path.join(PACKAGE_DIR, 'interop-helpers.mjs')}},
    },
    {
      // A script inside the home page's document, for readers whose scripts don't load.
      test: /[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
      use: [path.join(PACKAGE_DIR, 'loaders/server-only-loader.mjs')],
    },
    {
      // The router imports them for an unused function; they aren't marked as free of side effects.
      test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
      sideEffects: false,
    },
  ];
}

/** Loaders are plain modules: the bundler loads them without the site's TypeScript loader. */
function generated(test: RegExp, loader: string) {
  return {
    test,
    include: GENERATED,
    type: 'javascript/auto' as const,
    use: [{loader: path.join(PACKAGE_DIR, `loaders/${loader}.mjs`)}],
  };
}
