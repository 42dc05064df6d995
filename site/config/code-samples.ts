import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';
import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {
  codeSamplesRemarkPlugin,
  type CodeSamplesRemarkOptions,
} from '@lexical-documentation/code-samples';

import type {SiteEnvironment} from './environment';
import {paths} from './paths';

/** Remark plugin that turns fences into highlighted, linked samples, with its options. */
export function codeSamplesRemark(
  environment: SiteEnvironment,
): [typeof codeSamplesRemarkPlugin, CodeSamplesRemarkOptions] {
  return [
    codeSamplesRemarkPlugin,
    {
      root: paths.repository,
      folders: [paths.docs, paths.blog],
      baseUrl: environment.baseUrl,
      symbolIndex: () => readSymbolIndex(paths.referenceCache),
    },
  ];
}

/** The theme of code blocks. Pages are rendered again when the symbols they link to change. */
export const codeSamplesPlugin: PluginConfig = [
  '@lexical-documentation/code-samples',
  {
    cacheDependencies: [
      join(paths.referenceCache, 'symbols.json'),
      join(paths.repository, 'package-lock.json'),
    ],
  },
];
