import type {Config} from '@docusaurus/types';

import {neutralize} from './neutralize';

/** Docusaurus as `npx create-docusaurus` leaves it, on our texts: no plugin or style of ours. */
export default {
  title: 'Lexical',
  url: 'https://example.org',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.json',
          beforeDefaultRemarkPlugins: [neutralize],
        },
        blog: {
          beforeDefaultRemarkPlugins: [neutralize],
          onInlineAuthors: 'ignore',
          onInlineTags: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
        },
        sitemap: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Lexical',
      items: [
        {label: 'Docs', to: '/docs/intro', position: 'left'},
        {label: 'API', to: '/docs/api/modules/lexical', position: 'left'},
        {label: 'Blog', to: '/blog', position: 'left'},
      ],
    },
    footer: {style: 'dark', copyright: 'Built with Docusaurus.'},
  },
} satisfies Config;
