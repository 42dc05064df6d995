import type {PluginConfig} from '@docusaurus/types';
import type {EditorBuilderOptions} from '@lexical-documentation/editor-builder/plugin';

import {paths} from './paths';

/** The plugin that brings the builder of editors to its page. */
export function editorBuilderPlugin(): PluginConfig {
  const options: EditorBuilderOptions = {
    root: paths.repository,
    examples: paths.examples,
  };
  return ['@lexical-documentation/editor-builder/plugin', {...options}];
}
