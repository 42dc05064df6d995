import type {PluginConfig} from '@docusaurus/types';
import type {StateInspectorOptions} from '@lexical-documentation/state-inspector/plugin';

import {paths} from './paths';

/** The plugin that brings the inspection of stored states to pages. */
export function stateInspectorPlugin(): PluginConfig {
  const options: StateInspectorOptions = {root: paths.repository};
  return ['@lexical-documentation/state-inspector/plugin', {...options}];
}
