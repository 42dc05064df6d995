import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {packagesOf} from '../editor-source';
import {FEATURES, type PublishedModules, type Versions} from '../index';
import {publishedModules} from './published-modules';

export interface EditorBuilderOptions {
  /** The folder with `node_modules`, where Lexical is installed. */
  readonly root: string;
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
  {root}: EditorBuilderOptions,
): Plugin<InstalledPackages> {
  const generated = path.join(generatedFilesDir, 'editor-builder/default');
  return {
    name: 'editor-builder',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    async loadContent() {
      const [versions, modules] = await Promise.all([
        installedVersions(root),
        publishedModules(root, LEXICAL_PACKAGES),
      ]);
      return {versions, modules};
    },
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
}

/** Of all features in all forms. */
const LEXICAL_PACKAGES = [
  ...packagesOf(FEATURES, 'vanilla'),
  ...packagesOf([], 'vanilla'),
];

/**
 * Returns the versions of all that a generated project can import or run.
 *
 * @throws Error of the file system if one of them is not installed
 */
async function installedVersions(root: string): Promise<Versions> {
  const names = new Set([
    ...packagesOf(FEATURES, 'react'),
    ...LEXICAL_PACKAGES,
    ...TOOLS,
  ]);
  const entries = [...names].map(async (name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
