import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** What {@link diagramsPlugin} may be told. */
export interface DiagramsPluginOptions {
  /** The folder of the drawings, watched by the development server. */
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
  };
}
