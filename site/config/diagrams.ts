import type {PluginConfig} from '@docusaurus/types';
import {type DiagramsOptions, remarkDiagrams} from '@lexical-documentation/diagrams';

import type {SiteEnvironment} from './environment';
import {paths} from './paths';

/** Remark plugin that puts drawings into pages, with its options. */
export function diagramsRemark({
  baseUrl,
}: SiteEnvironment): [typeof remarkDiagrams, DiagramsOptions] {
  return [remarkDiagrams, {folder: paths.diagrams, baseUrl}];
}

/** Styles of drawings. */
export const diagramsPlugin: PluginConfig = [
  '@lexical-documentation/diagrams',
  {folder: paths.diagrams},
];
