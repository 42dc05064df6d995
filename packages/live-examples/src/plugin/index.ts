import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {ENTRIES_ALIAS, EXAMPLES_ALIAS, SERVER_EXAMPLES_ALIAS} from './example-modules';
import {
  type LiveExamplesContent,
  loadContent,
  type StartedExamples,
  startExamples,
} from './load-content';
import type {CheckedOptions} from './options';
import {addRoutes, VERSIONS_FILE} from './routes';
import {copySandbox} from '@lexical-documentation/code-sandbox/build';

export {remarkLiveExamples} from './remark-live-examples';
export {type LiveExamplesOptions, validateOptions} from './options';

const SOURCE_DIR = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PLUGIN_NAME = 'live-examples';

/** Docusaurus plugin that shows folders of examples as running editors, each on its own page. */
export default function liveExamplesPlugin(
  context: LoadContext,
  options: CheckedOptions,
): Plugin<LiveExamplesContent> {
  const {baseUrl, generatedFilesDir} = context;
  const folders = [options.examples, ...options.moreExamples];
  // Started while other plugins load. Docusaurus calls it again when an example has changed.
  let early: Promise<StartedExamples> | undefined = startExamples(options);
  // Callers that await the promise get the error; there may be none.
  early.catch(() => undefined);
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(SOURCE_DIR, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE_DIR, 'theme'),
    getPathsToWatch: () => folders.map((folder) => `${folder}/**/*.{md,ts,tsx,css}`),
    loadContent: async () => {
      const started = early ?? startExamples(options);
      early = undefined;
      return loadContent(await started, options, baseUrl);
    },
    contentLoaded: ({content: {gallery, more, versions}, actions}) =>
      addRoutes(actions, {
        route: normalizeUrl([baseUrl, options.route]),
        gallery,
        more,
        versions,
      }),
    postBuild: ({content, outDir}) => copySandbox(content.sandbox, outDir),
    configureWebpack: (_config, isServer) =>
      bundlerSettings(
        folders,
        path.join(generatedFilesDir, PLUGIN_NAME, options.id),
        isServer,
      ),
  };
}

function bundlerSettings(
  folders: readonly string[],
  generated: string,
  isServer: boolean,
) {
  return {
    module: {
      rules: [
        {
          test: /\.css$/,
          include: [...folders],
          enforce: 'pre' as const,
          use: [path.join(SOURCE_DIR, 'plugin/no-styles-loader.mjs')],
        },
      ],
    },
    resolve: {
      alias: {
        [EXAMPLES_ALIAS]: generated,
        '@live-example-versions': path.join(generated, VERSIONS_FILE),
        // Lexical isn't loaded when the server renders pages.
        [ENTRIES_ALIAS]: isServer ? (false as const) : [...folders],
        // Within text, an example loads nothing until the reader wants it.
        [SERVER_EXAMPLES_ALIAS]: isServer ? generated : (false as const),
        '@live-example-on-server': isServer
          ? path.join(SOURCE_DIR, 'example/LiveExample.tsx')
          : (false as const),
      },
    },
  };
}
