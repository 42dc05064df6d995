import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependingOn} from '@lexical-documentation/common/build';

/** What {@link diagramsPlugin} may be told. */
export interface DiagramsPluginOptions {
  /** The folder of the drawings: pages are rendered again when one of them changes. */
  readonly folder: string;
}

const source = path.dirname(fileURLToPath(import.meta.url));

/** The Docusaurus plugin: brings the styles of diagrams. */
export function diagramsPlugin(
  _context: LoadContext,
  {folder}: DiagramsPluginOptions,
): Plugin {
  return {
    name: 'diagrams',
    getClientModules: () => [path.join(source, 'client/diagram.css')],
    getPathsToWatch: () => [path.join(folder, '*.svg')],
    configureWebpack: (config) => cacheDependingOn([source, folder], config),
  };
}
