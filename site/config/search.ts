import type {PluginConfig} from '@docusaurus/types';
import {searchSettings} from '@lexical-documentation/search';

import {projectLinks} from './project-links';

const settings = searchSettings(process.env);

/** Sections of the site, as the results are grouped and the search page filters them. */
const pathGroups = [
  {path: '/docs/', section: 'Guides', pageRank: 3, pageKind: 'guide'},
  {path: '/docs/faq', section: 'Guides', pageRank: 3, pageKind: 'FAQ'},
  {path: '/docs/collaboration/faq', section: 'Guides', pageRank: 3, pageKind: 'FAQ'},
  {path: '/docs/react/faq', section: 'Guides', pageRank: 3, pageKind: 'FAQ'},
  // Few readers are after these, and what they say often sounds like what readers ask.
  {
    path: '/docs/error',
    section: 'Guides',
    pageRank: 1,
    pageKind: 'reference',
    errorAnchor: 'code-',
  },
  {path: '/docs/maintainers-guide', section: 'Guides', pageRank: 0, pageKind: 'guide'},
  // Rows of symptoms, which sound like every subject.
  {
    path: '/docs/upgrade/fixed-bugs',
    section: 'Guides',
    pageRank: -4,
    pageKind: 'guide',
  },
  // What concerns only users of one product, or of upstream's demo, in words that everybody uses.
  ...[
    '/docs/guides/playground-code',
    '/docs/getting-started/beautiful-mentions',
    '/docs/getting-started/host-',
    '/docs/getting-started/lexxy',
    '/docs/getting-started/mdxeditor',
    '/docs/getting-started/payload-',
  ].map((path) => ({path, section: 'Guides', pageRank: 1, pageKind: 'guide'})),
  // Special cases beside the guide on their subject, which should come first for a plain word.
  ...[
    '/docs/collaboration/cursors-and-documents',
    '/docs/getting-started/chat-products',
    '/docs/getting-started/install-errors',
    '/docs/getting-started/more-frameworks',
    '/docs/getting-started/nextjs',
    '/docs/getting-started/styling-tools',
    '/docs/guides/block-edits',
    '/docs/guides/block-recipes',
    '/docs/guides/check-list-tasks',
    '/docs/guides/clicks-and-drags',
    '/docs/guides/dictation',
    '/docs/guides/files',
    '/docs/guides/in-place',
    '/docs/guides/json-recipes',
    '/docs/guides/link-tasks',
    '/docs/guides/mail',
    '/docs/guides/node-recipes',
    '/docs/guides/saving-cases',
    '/docs/guides/selection-code',
    '/docs/guides/table-layout',
    '/docs/guides/update-recipes',
    '/docs/react/fields-and-lists',
    '/docs/react/form-libraries',
    '/docs/react/hooks',
    '/docs/serialization/copy-between-programs',
    '/docs/serialization/markdown-html',
    '/docs/serialization/markdown-syntax',
  ].map((path) => ({path, section: 'Guides', pageRank: 1, pageKind: 'guide'})),
  // Names of features, which the guides explain.
  {
    path: '/docs/upgrade/features-by-version',
    section: 'Guides',
    pageRank: -2,
    pageKind: 'guide',
  },
  // Tasks of the course, which sound like the guides that explain them.
  {path: '/docs/learn', section: 'Guides', pageRank: -1, pageKind: 'guide'},
  {path: '/docs/packages/', section: 'Packages', pageRank: 2, pageKind: 'package'},
  {path: '/docs/api/', section: 'API', pageRank: 1, pageKind: 'reference'},
  {
    path: '/docs/api/modules/',
    section: 'API',
    pageRank: 1,
    pageKind: 'module',
    symbols: true,
  },
  {
    path: '/docs/api/classes/',
    section: 'API',
    pageRank: 1,
    symbols: true,
    titleKind: 'class',
  },
  {
    path: '/docs/api/interfaces/',
    section: 'API',
    pageRank: 1,
    symbols: true,
    titleKind: 'interface',
  },
  // Read for themselves, and beside the guides.
  {path: '/blog', section: 'Blog', pageRank: -2, pageKind: 'blog'},
  {path: '/gallery', pageRank: -2, pageKind: 'gallery'},
  {path: '/gallery/', pageRank: -2, pageKind: 'example'},
];

/** The plugin that indexes the built pages, and the interface that asks it. */
export const searchPlugin: PluginConfig = [
  '@lexical-documentation/search',
  {
    settings,
    synonymsFile: 'search-synonyms.yml',
    answersFolder: '../docs/answers',
    pathGroups,
    ignoredSections: ['Next', 'Related'],
    noteSelector: '.api-badge--context',
    // Parts of pages that repeat what symbols' own records say.
    ignoredSelectors: [
      '.api-source',
      '.api-badge',
      '.api-index',
      '.api-facts',
      '.api-term',
      '.api-inherited',
      '.api-of',
      '.package-exports',
      // The documents in running examples are no documentation.
      '.live-example',
    ],
  },
];

/** Docusaurus' search theme: credentials, and what it offers when nothing is found. */
export const searchTheme = {
  ...settings.algolia,
  missingResultsUrl: `${projectLinks.repository}/issues/new?title=${encodeURIComponent('Documentation search finds nothing for: ')}{query}`,
  browseLinks: [
    {label: 'Introduction', to: '/docs/intro'},
    {label: 'API reference', to: '/docs/api/'},
    {label: 'Common questions', to: '/docs/faq'},
  ],
};
