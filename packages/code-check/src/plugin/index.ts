import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readEnvironment, writeEnvironment} from '../environment';
import {buildWorker} from './build-worker';

export interface CodeCheckOptions {
  /** The folder with `node_modules`, where Lexical and React are installed. */
  readonly root: string;
  /** The folder of the stored reference, which another plugin has written. */
  readonly referenceCache: string;
}

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Docusaurus theme: `@theme/CodeCheck` for a page, and the check's worker and environment, which
 * are written to the built site below `code-check/`, for pages and for servers.
 */
export default function codeCheckPlugin(
  {baseUrl}: LoadContext,
  {root, referenceCache}: CodeCheckOptions,
): Plugin {
  return {
    name: 'code-check',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'code-check');
      await mkdir(folder, {recursive: true});
      const [worker, environment] = await Promise.all([
        buildWorker(root),
        readEnvironment({root, referenceCache, baseUrl}),
      ]);
      await copyFile(worker, path.join(folder, 'worker.js'));
      const bytes = await writeEnvironment(
        environment,
        path.join(folder, 'environment.bin'),
      );
      const script = await promisify(gzip)(await readFile(worker));
      logger.info(
        `Code check: worker ${kilobytes(script.length)}, declarations and facts ${kilobytes(bytes)} (gzip).`,
      );
    },
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
