import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {
  codeSamplesRemarkPlugin,
  type CodeSamplesRemarkOptions,
  type IdentifierStoreOptions,
} from '@lexical-documentation/code-samples';

import {paths} from './paths';

/** Where samples stand. All are resolved in one program, whoever asks for them. */
export const sampleSources: IdentifierStoreOptions = {
  root: paths.repository,
  folders: [paths.docs, paths.blog, paths.referenceNotes],
  exampleFolders: [paths.examples],
};

/** Remark plugin that turns fences into highlighted, linked samples, with its options. */
export const codeSamplesRemark: [
  typeof codeSamplesRemarkPlugin,
  CodeSamplesRemarkOptions,
] = [
  codeSamplesRemarkPlugin,
  {...sampleSources, symbolIndex: () => readSymbolIndex(paths.referenceCache)},
];
