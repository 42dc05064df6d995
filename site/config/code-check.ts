import type {PluginConfig} from '@docusaurus/types';
import type {CodeCheckOptions} from '@lexical-documentation/code-check/plugin';

import {paths} from './paths';

/** The plugin that brings the check of code to pages and servers. */
export function codeCheckPlugin(): PluginConfig {
  const options: CodeCheckOptions = {
    root: paths.repository,
    referenceCache: paths.referenceCache,
  };
  return ['@lexical-documentation/code-check/plugin', {...options}];
}
