import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';
import {
  type ApiReferenceOptions,
  referenceListsRemarkPlugin,
  type ReferenceListsOptions,
} from '@lexical-documentation/api-reference';
import {renderSamples} from '@lexical-documentation/code-samples';

import manifest from '../../package.json';
import {callOptions} from './call-contexts';
import {sampleSources} from './code-samples';
import type {SiteEnvironment} from './environment';
import {paths} from './paths';
import {usingPages} from './using-pages';

const CORE_FIRST = ['lexical', '@lexical/react'];

/** The documented packages, in the order of the sidebar. */
export const lexicalPackages: readonly string[] = [
  ...CORE_FIRST,
  ...Object.keys(manifest.devDependencies).filter(
    (name) => name.startsWith('@lexical/') && !CORE_FIRST.includes(name),
  ),
];

/** Remark plugin that puts the reference's tables into pages. */
export const referenceListsRemark: [
  typeof referenceListsRemarkPlugin,
  ReferenceListsOptions,
] = [referenceListsRemarkPlugin, {cacheDir: paths.referenceCache}];

/** What the packages' variables are called by their declared type. */
export const variableKinds: NonNullable<ApiReferenceOptions['variableKinds']> = [
  {type: 'LexicalCommand', kind: 'command', title: 'Commands', argument: 'Payload'},
  {type: 'LexicalExtension', kind: 'extension', title: 'Extensions'},
];

/** What the reference is made from and where it is written, without what samples add to it. */
export function referenceOptions(baseUrl: string): ApiReferenceOptions {
  return {
    packages: lexicalPackages,
    docsDir: paths.referenceDocs,
    cacheDir: paths.referenceCache,
    notesDir: paths.referenceNotes,
    readme: join(paths.referenceNotes, 'index.mdx'),
    releases: paths.releases,
    historyFrom: '0.38.0',
    sourceUrl:
      'https://github.com/facebook/lexical/blob/v{version}/{directory}/{file}#L{line}',
    variableKinds,
    calls: callOptions(baseUrl),
  };
}

/** The plugin that writes the pages of the `api` sidebar from the packages' sources. */
export function apiReferencePlugin({baseUrl}: SiteEnvironment): PluginConfig {
  const options: ApiReferenceOptions = {
    ...referenceOptions(baseUrl),
    usages: () => usingPages(baseUrl),
    renderCode: (blocks, symbols) =>
      renderSamples(
        blocks.map((block) => ({...block, where: 'a description of the reference'})),
        {...sampleSources, symbols, isSparing: true},
      ),
  };
  return ['@lexical-documentation/api-reference', {...options}];
}
