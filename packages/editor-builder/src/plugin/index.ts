import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {FEATURES, type Versions} from '../index';
import {packagesOf} from '../editor-source';

export interface EditorBuilderOptions {
  /** The folder with `node_modules`, where Lexical is installed. */
  readonly root: string;
}

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const VERSIONS_FILE = 'versions.json';
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
): Plugin<Versions> {
  const generated = path.join(generatedFilesDir, 'editor-builder/default');
  return {
    name: 'editor-builder',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    loadContent: () => installedVersions(root),
    async contentLoaded({content, actions}) {
      await actions.createData(VERSIONS_FILE, content);
    },
    configureWebpack: () => ({
      resolve: {
        alias: {'@editor-builder-versions': path.join(generated, VERSIONS_FILE)},
      },
    }),
  };
}

/**
 * Returns the versions of all that a generated project can import or run.
 *
 * @throws Error of the file system if one of them is not installed
 */
export async function installedVersions(root: string): Promise<Versions> {
  const names = new Set([
    ...packagesOf(FEATURES, 'react'),
    ...packagesOf([], 'vanilla'),
    ...TOOLS,
  ]);
  const entries = [...names].map(async (name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
