import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {contentDigest} from './content-digest';

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
    configureWebpack(config) {
      const alias = {'prism-react-renderer$': path.join(source, 'client/no-prism.ts')};
      const cache = persistentCacheOf(config);
      return {
        resolve: {alias},
        ...(cache && {
          experiments: {
            cache: {
              version: `${cache.version}-${contentDigest([source, ...cacheDependencies])}`,
            },
          },
        }),
      };
    },
  };
}

/** The persistent cache of Rspack, which Docusaurus switches on and keys by its own version and config alone. */
function persistentCacheOf(config: object): {readonly version: string} | undefined {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {type: string; version: string}};
  };
  const cache = experiments?.cache;
  return typeof cache === 'object' && cache.type === 'persistent' ? cache : undefined;
}
