import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependingOn} from '@lexical-documentation/common/build';

/** What {@link errorCodesPlugin} may be told. */
export interface ErrorCodesPluginOptions {
  /** The folder of the notes: the page is rendered again when one of them changes. */
  readonly notes: string;
}

const source = path.dirname(fileURLToPath(import.meta.url));

/** The Docusaurus plugin: brings the component that finds an error. */
export function errorCodesPlugin(
  _context: LoadContext,
  {notes}: ErrorCodesPluginOptions,
): Plugin {
  return {
    name: 'error-codes',
    getThemePath: () => path.join(source, 'theme'),
    getTypeScriptThemePath: () => path.join(source, 'theme'),
    configureWebpack: (config) => cacheDependingOn([source, notes], config),
  };
}
