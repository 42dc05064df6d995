import type {ThemeConfig} from '@docusaurus/preset-classic';

import manifest from '../../package.json';

const lexicalVersion = manifest.devDependencies.lexical;

/** Closable bar above the navbar. A new id shows it again to readers who closed an earlier one. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: `lexical-${lexicalVersion}`,
  content: `Lexical ${lexicalVersion} docs, with tested samples: <a href="/blog/welcome">see how</a>`,
  isCloseable: true,
};
