import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

const source = path.dirname(fileURLToPath(import.meta.url));

/**
 * The Docusaurus plugin that adds the components and styles of code blocks, and keeps the classic
 * theme's highlighter out of the browser.
 */
export function codeSamplesPlugin(): Plugin {
  return {
    name: 'code-samples',
    getThemePath: () => path.join(source, 'theme'),
    getTypeScriptThemePath: () => path.join(source, 'theme'),
    getClientModules: () => [path.join(source, 'client/code-sample.css')],
    configureWebpack: () => ({
      resolve: {
        alias: {'prism-react-renderer$': path.join(source, 'client/no-prism.ts')},
      },
    }),
  };
}
