import type {PluginConfig} from '@docusaurus/types';
import {
  historyOf,
  readReleases,
  readSuccessors,
  successorOf,
} from '@lexical-documentation/api-reference';
import type {LaterReleases} from '@lexical-documentation/extension-translator';
import type {ExtensionTranslatorOptions} from '@lexical-documentation/extension-translator/plugin';

import {paths} from './paths';
import manifest from '../../package.json';

/** The plugin that brings the translator to extensions to its page. */
export function extensionTranslatorPlugin(): PluginConfig {
  const options: ExtensionTranslatorOptions = {
    root: paths.repository,
    later: () => laterReleases(manifest.devDependencies.lexical),
  };
  return ['@lexical-documentation/extension-translator/plugin', {...options}];
}

/** Returns what releases after a version do to its exports: what the reference says of them, too. */
export function laterReleases(described: string): LaterReleases {
  const {later} = historyOf(readReleases(paths.releases), described);
  const successors = readSuccessors(paths.successors);
  const names = Object.entries(later).flatMap(([module, changes]) =>
    Object.entries(changes).flatMap(([name, found]) =>
      found.flatMap(({kind, version}) => {
        if (kind === 'changed' || /[.(]/.test(name)) return [];
        const {instead} = successorOf(successors, module, name) ?? {};
        return [{module, name, kind, version, ...(instead && {instead})}];
      }),
    ),
  );
  return {described, names};
}
