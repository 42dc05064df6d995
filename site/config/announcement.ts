import type {ThemeConfig} from '@docusaurus/preset-classic';

import manifest from '../../package.json';

const lexicalVersion = manifest.devDependencies.lexical;

/** Closable bar above the navbar. A new id shows it again to readers who closed an earlier one. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `lexical-${lexicalVersion}`,
  content: `This site documents Lexical ${lexicalVersion}. Its samples are checked against the published packages: <a href="/blog/welcome">see how</a>.`,
  isCloseable: true,
};
