import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';

import manifest from '../../package.json';
import {paths} from './paths';

const CORE_FIRST = ['lexical', '@lexical/react'];

/** The documented packages, in the order of the sidebar. */
export const lexicalPackages: readonly string[] = [
  ...CORE_FIRST,
  ...Object.keys(manifest.devDependencies).filter(
    (name) => name.startsWith('@lexical/') && !CORE_FIRST.includes(name),
  ),
];

/** The plugin that writes the pages of the `api` sidebar from the packages' sources. */
export const apiReferencePlugin: PluginConfig = [
  '@lexical-documentation/api-reference',
  {
    packages: lexicalPackages,
    docsDir: join(paths.docs, 'api'),
    cacheDir: paths.referenceCache,
    notesDir: paths.referenceNotes,
    readme: join(paths.referenceNotes, 'index.mdx'),
    sourceUrl:
      'https://github.com/facebook/lexical/blob/v{version}/{directory}/{file}#L{line}',
    variableKinds: [
      {
        type: 'LexicalCommand',
        kind: 'command',
        title: 'Commands',
        argument: 'Payload',
      },
      {type: 'LexicalExtension', kind: 'extension', title: 'Extensions'},
    ],
  },
];
