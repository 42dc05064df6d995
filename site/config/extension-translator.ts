import type {PluginConfig} from '@docusaurus/types';
import type {ExtensionTranslatorOptions} from '@lexical-documentation/extension-translator/plugin';

import {paths} from './paths';

/** The plugin that brings the translator to extensions to its page. */
export function extensionTranslatorPlugin(): PluginConfig {
  const options: ExtensionTranslatorOptions = {root: paths.repository};
  return ['@lexical-documentation/extension-translator/plugin', {...options}];
}
