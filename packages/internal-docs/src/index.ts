import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type InternalDocsOptions, PLUGIN_NAME} from './options';

export {internalDocsOptions} from './options';
export type {InternalDocsCheck, InternalDocsOptions} from './options';

/** Docusaurus plugin that adds the client module and hands it its options. */
export default function internalDocs(
  _context: LoadContext,
  {pingUrl, checkUrl, parentOrigin}: InternalDocsOptions,
): Plugin {
  return {
    name: PLUGIN_NAME,
    contentLoaded({actions}) {
      actions.setGlobalData({pingUrl, checkUrl, parentOrigin});
    },
    getClientModules() {
      return [fileURLToPath(new URL('./client-module.ts', import.meta.url))];
    },
  };
}
