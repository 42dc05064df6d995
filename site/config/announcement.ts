import type {ThemeConfig} from '@docusaurus/preset-classic';

import {byVersion, readReleases} from '@lexical-documentation/api-reference';

import {paths} from './paths';
import manifest from '../../package.json';

const lexicalVersion = manifest.devDependencies.lexical;
const newestVersion = readReleases(paths.releases).at(-1)?.version ?? lexicalVersion;

/** Closable bar above the navbar. A new id shows it again to readers who closed an earlier one. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `lexical-${lexicalVersion}-${newestVersion}`,
  content: announcementOf(lexicalVersion, newestVersion),
  isCloseable: true,
};

/**
 * Returns the bar's sentence, short enough for one line of a phone. Readers who install without a
 * version get the newest one, which may not be the described one.
 */
export function announcementOf(described: string, newest: string): string {
  const start = `Lexical ${described} docs`;
  return byVersion({version: newest}, {version: described}) > 0
    ? `${start}; ${newest} is out: <a href="/docs/upgrade">see changes</a>`
    : `${start}, with tested samples: <a href="/blog/welcome">see how</a>`;
}
