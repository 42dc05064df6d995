import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildWorker} from './build-worker';

export interface StateInspectorOptions {
  /** The folder with `node_modules`, where Lexical is installed. */
  readonly root: string;
}

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Docusaurus theme: `@theme/StateInspector` for a page, and the worker that it asks, which is put into
 * the built site below `state-inspector/`.
 */
export default function stateInspectorPlugin(
  _context: LoadContext,
  {root}: StateInspectorOptions,
): Plugin {
  return {
    name: 'state-inspector',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'state-inspector');
      const [worker] = await Promise.all([
        buildWorker(root),
        mkdir(folder, {recursive: true}),
      ]);
      await copyFile(worker, path.join(folder, 'worker.js'));
      const script = await promisify(gzip)(await readFile(worker));
      const size = (script.length / 1000).toFixed(0);
      logger.info(`State inspector: worker ${size} KB (gzip).`);
    },
  };
}
