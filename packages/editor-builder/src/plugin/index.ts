import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {packagesOf} from '../editor-source';
import {
  FEATURES,
  type PartSources,
  possibleIn,
  type PublishedModules,
  type Versions,
} from '../index';
import {publishedModules} from './published-modules';
import {readParts} from './read-parts';

export interface EditorBuilderOptions {
  /** The folder with `node_modules`, where Lexical is installed. */
  readonly root: string;
  /** The folder of the examples that some features come from. */
  readonly examples: string;
}

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PACKAGES_FILE = 'packages.json';
const TOOLS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
];

/** Docusaurus theme: `@theme/EditorBuilder` for a page, with the versions that are installed. */
export default function editorBuilderPlugin(
  {generatedFilesDir}: LoadContext,
  {root, examples}: EditorBuilderOptions,
): Plugin<InstalledPackages> {
  const generated = path.join(generatedFilesDir, 'editor-builder/default');
  return {
    name: 'editor-builder',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    async loadContent() {
      const parts = await readParts(examples);
      const [versions, modules] = await Promise.all([
        installedVersions(root, parts),
        publishedModules(root, PUBLISHED_PACKAGES),
      ]);
      return {versions, modules, parts};
    },
    getPathsToWatch: () => [path.join(examples, '**/*')],
    async contentLoaded({content, actions}) {
      await actions.createData(PACKAGES_FILE, content);
    },
    configureWebpack: () => ({
      resolve: {
        alias: {'@editor-builder-packages': path.join(generated, PACKAGES_FILE)},
      },
    }),
  };
}

interface InstalledPackages {
  readonly versions: Versions;
  readonly modules: PublishedModules;
  readonly parts: PartSources;
}

/** What a page without a bundler can import. */
const PUBLISHED_PACKAGES = [
  ...packagesOf(possibleIn('vanilla', FEATURES), 'page'),
  ...packagesOf([], 'page'),
];

/**
 * Returns the versions of all that a generated project can import or run.
 *
 * @throws Error of the file system if one of them is not installed
 */
async function installedVersions(root: string, parts: PartSources): Promise<Versions> {
  const names = new Set([
    ...packagesOf(FEATURES, 'react'),
    ...PUBLISHED_PACKAGES,
    ...Object.values(parts).flatMap(({packages}) => packages),
    ...TOOLS,
  ]);
  const entries = [...names].map(async (name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
