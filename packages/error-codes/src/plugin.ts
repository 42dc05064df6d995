import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

const source = path.dirname(fileURLToPath(import.meta.url));

/** The Docusaurus plugin: brings the component that finds an error. */
export function errorCodesPlugin(): Plugin {
  return {
    name: 'error-codes',
    getThemePath: () => path.join(source, 'theme'),
    getTypeScriptThemePath: () => path.join(source, 'theme'),
  };
}
