import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {
  codeSamplesRemarkPlugin,
  type CodeSamplesRemarkOptions,
  type IdentifierStoreOptions,
} from '@lexical-documentation/code-samples';

import {OWN_EXTENSION} from '../src/components/playground/own-extension';
import {paths} from './paths';
import manifest from '../../package.json';

/** Where samples stand. All are resolved in one program, whoever asks for them. */
export const sampleSources: IdentifierStoreOptions = {
  root: paths.repository,
  folders: [paths.docs, paths.blog, paths.referenceNotes],
  exampleFolders: [paths.examples],
};

const IMPORT = /\bfrom\s+['"]([^'"]+)['"]/g;

/** The playground runs modules that export an extension, and offers them these packages. */
function isPlayable(code: string, language: string): boolean {
  const modules = [...code.matchAll(IMPORT)].map(([, name = '']) => name);
  return (
    /^tsx?$/.test(language) &&
    OWN_EXTENSION.test(code) &&
    modules.every((name) => /^(?:lexical|react|@lexical\/[\w/-]+)$/.test(name))
  );
}

/** Readers install the version that the pages describe, which is the one that checks their samples. */
function versionOf(name: string): string | undefined {
  const isLexical = name === 'lexical' || name.startsWith('@lexical/');
  return isLexical ? manifest.devDependencies.lexical : undefined;
}

/** Remark plugin that turns fences into highlighted, linked samples, with its options. */
export const codeSamplesRemark: [
  typeof codeSamplesRemarkPlugin,
  CodeSamplesRemarkOptions,
] = [
  codeSamplesRemarkPlugin,
  {
    ...sampleSources,
    isPlayable,
    versionOf,
    symbolIndex: () => readSymbolIndex(paths.referenceCache),
  },
];
