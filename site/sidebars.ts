import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import {apiSidebar} from '@lexical-documentation/api-reference';

import {courseSidebar} from './config/course';
import {sidebarsFor} from './config/draft-docs';
import {readSiteEnvironment} from './config/environment';
import {paths} from './config/paths';
import {guides} from './guides-sidebar';

/** The second number of the newest version with a page, and of the oldest. */
const NEWEST_MINOR = 53;
const OLDEST_MINOR = 17;

const releases = Array.from(
  {length: NEWEST_MINOR - OLDEST_MINOR + 1},
  (_, back) => `upgrade/version-0-${NEWEST_MINOR - back}`,
);

const docs: SidebarItemConfig[] = [
  'intro',
  {type: 'ref', id: 'learn/index', label: 'Learn by building'},
  {
    type: 'category',
    label: 'Getting started',
    items: [
      'getting-started/quick-start',
      'getting-started/react',
      'getting-started/when-to-use-lexical',
      'getting-started/installation',
      'getting-started/create-editor',
      'getting-started/creating-plugin',
      'getting-started/theming',
      'getting-started/styling-tools',
      'getting-started/devtools',
      'getting-started/coding-assistants',
      'getting-started/supported-browsers',
      {
        type: 'category',
        label: 'Bundlers and installation',
        items: [
          'getting-started/bundle-size',
          'getting-started/bundler-errors',
          'getting-started/install-errors',
        ],
      },
      {
        type: 'category',
        label: 'Frameworks',
        items: [
          'getting-started/frameworks',
          'getting-started/framework-values',
          'getting-started/more-frameworks',
          'getting-started/server-rendering',
          'getting-started/nextjs',
        ],
      },
      {
        type: 'category',
        label: 'Products built on Lexical',
        items: [
          'getting-started/host-products',
          'getting-started/host-symptoms',
          'getting-started/payload-output',
          'getting-started/payload-editor',
          'getting-started/payload-symptoms',
          'getting-started/lexxy-setup',
          'getting-started/lexxy',
          'getting-started/mdxeditor',
          'getting-started/mdxeditor-react',
          'getting-started/mdxeditor-options',
          'getting-started/beautiful-mentions',
          'getting-started/more-hosts',
          'getting-started/chat-products',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Concepts',
    items: [
      'concepts/editor-state',
      'concepts/updates',
      'concepts/saving-and-forms',
      'concepts/stored-documents',
      'concepts/nodes',
      'concepts/text-nodes',
      'concepts/node-state',
      'concepts/node-replacement',
      'concepts/node-cloning',
      'concepts/decorators',
      'concepts/named-slots',
      'concepts/key-management',
      'concepts/selection',
      'concepts/follow-the-selection',
      'concepts/moving-nodes',
      'concepts/traversals',
      'concepts/commands',
      'concepts/keys',
      'concepts/listeners',
      'concepts/transforms',
      'concepts/transforms-on-load',
      'concepts/dom-events',
      'concepts/history',
      'concepts/read-only',
      'concepts/keyboard-accessibility',
      'concepts/shadow-dom',
      'concepts/serialization',
      'concepts/performance',
      'concepts/typescript',
    ],
  },
  guides,
  {
    type: 'category',
    label: 'Move from another editor',
    link: {type: 'doc', id: 'migrate/index'},
    items: [
      'migrate/draft-js',
      'migrate/slate',
      'migrate/tiptap',
      'migrate/quill',
      'migrate/html-editors',
      'migrate/block-editors',
    ],
  },
  {
    type: 'category',
    label: 'Extensions',
    link: {type: 'doc', id: 'extensions/intro'},
    items: [
      'extensions/defining-extensions',
      'extensions/react',
      'extensions/signals',
      'extensions/peer-dependencies',
      'extensions/included-extensions',
      'extensions/migration',
      'extensions/translate',
    ],
  },
  {
    type: 'category',
    label: 'HTML and Markdown',
    items: [
      'serialization/dom-import',
      'serialization/html-recipes',
      'serialization/invalid-html',
      'serialization/dom-render',
      'serialization/html-export',
      'serialization/other-languages',
      'serialization/paste',
      'serialization/cut-and-drop',
      'serialization/copy-between-programs',
      'serialization/markdown',
      'serialization/markdown-transformers',
      'serialization/markdown-round-trips',
      'serialization/markdown-html',
      'serialization/markdown-syntax',
      'serialization/markdown-mdast',
      'serialization/inspect',
    ],
  },
  {
    type: 'category',
    label: 'React',
    link: {type: 'doc', id: 'react/index'},
    items: [
      'react/plugins',
      'react/text-plugins',
      'react/menu-plugins',
      'react/create_plugin',
      'react/setup',
      'react/lifecycle',
      'react/effects',
      'react/hooks',
      'react/form-libraries',
      'react/fields-and-lists',
      'react/errors',
      'react/faq',
    ],
  },
  {
    type: 'category',
    label: 'Collaboration',
    items: [
      'collaboration/react',
      'collaboration/storage',
      'collaboration/providers',
      'collaboration/faq',
      'collaboration/symptoms',
      'collaboration/advanced',
      'collaboration/cursors-and-documents',
    ],
  },
  {
    type: 'category',
    label: 'Packages',
    items: [{type: 'autogenerated', dirName: 'packages'}],
  },
  {
    type: 'category',
    label: 'Upgrade',
    link: {type: 'doc', id: 'upgrade'},
    items: [
      'upgrade/behavior-changes',
      {
        type: 'category',
        label: 'Fixed bugs',
        items: [
          'upgrade/fixed-bugs',
          'upgrade/fixed-bugs-typing',
          'upgrade/fixed-bugs-typing-reports',
          'upgrade/fixed-bugs-blocks',
          'upgrade/fixed-bugs-tables',
          'upgrade/fixed-bugs-content',
          'upgrade/fixed-bugs-playground',
          'upgrade/fixed-bugs-playground-menus',
          'upgrade/fixed-bugs-playground-blocks',
          'upgrade/fixed-bugs-early',
          'upgrade/fixed-bugs-early-typing',
          'upgrade/fixed-bugs-early-blocks',
          'upgrade/fixed-bugs-payload',
          'upgrade/fixed-bugs-payload-fields',
          'upgrade/fixed-bugs-lexxy',
          'upgrade/fixed-bugs-mdxeditor',
        ],
      },
      'upgrade/features-by-version',
      'upgrade/workarounds',
      {
        type: 'category',
        label: 'Releases',
        items: releases,
      },
    ],
  },
  'builder',
  'check-code',
  'faq',
];

/** The reference comes first: its index is the main doc of the version. */
const sidebars = sidebarsFor(readSiteEnvironment(process.env), {
  api: apiSidebar(paths.referenceCache),
  docs,
  learn: courseSidebar(),
});

export default sidebars;
