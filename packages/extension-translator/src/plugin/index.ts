import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleWorker} from '@lexical-documentation/common/build';

export interface ExtensionTranslatorOptions {
  /** The folder with `node_modules`. */
  readonly root: string;
  /** Returns what newer releases do to names. */
  readonly later: () => LaterReleases;
}

import type {LaterReleases} from '../core/later-releases';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Docusaurus theme: `@theme/ExtensionTranslator` for a page, and the worker that it asks, which is put
 * into the built site below `extension-translator/`.
 */
export default function extensionTranslatorPlugin(
  _context: LoadContext,
  {root, later}: ExtensionTranslatorOptions,
): Plugin {
  return {
    name: 'extension-translator',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'extension-translator');
      await mkdir(folder, {recursive: true});
      const worker = await bundleWorker({
        root,
        source: SOURCE,
        entry: 'browser/worker.ts',
        name: 'extension-translator',
      });
      await copyFile(worker, path.join(folder, 'worker.js'));
      await writeFile(path.join(folder, 'later.json'), JSON.stringify(later()));
    },
  };
}
