import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependingOn} from '@lexical-documentation/common/build';

export interface CodeSamplesPluginOptions {
  /**
   * Files that decide how pages come out, beside the pages themselves, such as the stored symbol
   * index: the bundler renders pages again when one of them has changed since the last build.
   */
  readonly cacheDependencies?: readonly string[];
}

const source = path.dirname(fileURLToPath(import.meta.url));

/**
 * The Docusaurus plugin: brings the components and styles of code blocks, and keeps the
 * highlighter that the classic theme would load out of the browser.
 */
export function codeSamplesPlugin(
  _context: LoadContext,
  {cacheDependencies = []}: CodeSamplesPluginOptions = {},
): Plugin {
  return {
    name: 'code-samples',
    getThemePath: () => path.join(source, 'theme'),
    getTypeScriptThemePath: () => path.join(source, 'theme'),
    getClientModules: () => [path.join(source, 'client/code-sample.css')],
    configureWebpack: (config) => ({
      resolve: {
        alias: {'prism-react-renderer$': path.join(source, 'client/no-prism.ts')},
      },
      ...cacheDependingOn([source, ...cacheDependencies], config),
    }),
  };
}
