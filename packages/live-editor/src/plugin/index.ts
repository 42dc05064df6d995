import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {highlightProjects} from '@lexical-documentation/code-samples';

import {ENTRIES_ALIAS, EXAMPLES_ALIAS, type RenderedExample} from './example-modules';
import {importsOf, versionsOf} from './imports';
import {ownStyles, stylesOfExamples} from './inline-styles';
import {checkOptions, type CheckedOptions, type LiveEditorOptions} from './options';
import {type Example, readExamples} from './read-examples';
import {renderReadme} from './render-readme';
import {addRoutes, VERSIONS_FILE} from './routes';
import {buildSandbox, copySandbox} from './sandbox/build-sandbox';
import {snapshotExamples} from './snapshot/snapshot-examples';

export {remarkLiveExamples} from './remark-live-examples';
export type {LiveEditorOptions} from './options';

/** The examples of a site. */
export interface LiveEditorContent {
  /** Those that the gallery shows. */
  readonly gallery: readonly RenderedExample[];
  /** Those that other pages show. */
  readonly more: readonly RenderedExample[];
  /** Versions of the packages that they import. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder of the document that runs edited sources. */
  readonly sandbox: string;
}

const SOURCE_DIR = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PLUGIN_NAME = 'live-editor';

/** Docusaurus plugin: shows folders of examples as running editors, each on a page of its own. */
export default function liveEditorPlugin(
  context: LoadContext,
  options: CheckedOptions,
): Plugin<LiveEditorContent> {
  const {baseUrl, generatedFilesDir} = context;
  const folders = [options.examples, ...options.moreExamples];
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(SOURCE_DIR, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE_DIR, 'theme'),
    getPathsToWatch: () => folders.map((folder) => `${folder}/**/*.{md,ts,tsx,css}`),
    loadContent: () => loadContent(options, baseUrl),
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

/** Checks the plugin's options; Docusaurus needs `id` back. */
export function validateOptions({
  options,
}: OptionValidationContext<LiveEditorOptions, CheckedOptions>): CheckedOptions {
  return checkOptions(options);
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
          use: [path.join(SOURCE_DIR, 'plugin/no-styles-loader.cjs')],
        },
      ],
    },
    resolve: {
      alias: {
        [EXAMPLES_ALIAS]: generated,
        '@live-example-versions': path.join(generated, VERSIONS_FILE),
        // Nothing of Lexical takes part in rendering pages ahead.
        [ENTRIES_ALIAS]: isServer ? (false as const) : [...folders],
      },
    },
  };
}

async function loadContent(
  {examples, moreExamples, root, sandboxModules, symbolIndex}: CheckedOptions,
  baseUrl: string,
): Promise<LiveEditorContent> {
  const gallery = await readExamples(examples);
  const more = (await Promise.all(moreExamples.map(readExamples))).flat();
  const all = [...gallery, ...more];
  const imports = importsOf(all);
  const symbols = await symbolIndex();
  const [frame, sources, snapshots, explanations, styles] = await Promise.all([
    ownStyles(['live-example']),
    highlightProjects(
      all.map(({files}) => files),
      {root, folders: [examples, ...moreExamples], symbols},
    ),
    snapshotExamples(all, root),
    Promise.all(all.map((example) => renderReadme(example, {symbols, baseUrl}))),
    Promise.all(all.map((example) => stylesOfExamples([example]))),
  ]);
  const rendered = all.map((example: Example, index): RenderedExample => {
    const snapshot = snapshots[index];
    const explanation = explanations[index];
    // One of each was made for each example.
    if (!snapshot || explanation === undefined) throw new Error(example.name);
    return {
      ...example,
      snapshot,
      explanation,
      sources: sources[index] ?? [],
      styles: frame + (styles[index] ?? ''),
    };
  });
  return {
    gallery: rendered.slice(0, gallery.length),
    more: rendered.slice(gallery.length),
    versions: await versionsOf(imports, root),
    sandbox: await buildSandbox([...imports, ...sandboxModules], root),
  };
}
