import type {PluginConfig} from '@docusaurus/types';
import {readSymbolIndex} from '@lexical-documentation/api-reference';
import type {LiveEditorOptions} from '@lexical-documentation/live-editor/plugin';

import {paths} from './paths';

const options: LiveEditorOptions = {
  examples: paths.examples,
  moreExamples: [paths.tour],
  root: paths.repository,
  playground: '/playground',
  // What samples that run on pages import, beside what examples do.
  sandboxModules: ['@lexical/react/useLexicalEditable'],
  symbolIndex: () => readSymbolIndex(paths.referenceCache),
};

/** The gallery of examples, and the component that shows one on any page. */
export const liveEditorPlugin: PluginConfig = [
  '@lexical-documentation/live-editor/plugin',
  {...options},
];
