import type {ThemeConfig} from '@docusaurus/preset-classic';

import {projectLinks} from './project-links';

/** Footer of every page: Docs, Community, More, Legal. */
export const footer: ThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs/intro'},
        {label: 'Quick start', to: '/docs/getting-started/quick-start'},
        {label: 'React', to: '/docs/getting-started/react'},
        {label: 'API reference', to: '/docs/api/'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Get help', to: '/community/'},
        {label: 'Discord', href: projectLinks.discord},
        {label: 'Stack Overflow', href: projectLinks.stackOverflow},
        {label: 'X', href: projectLinks.x},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Blog archive', to: '/blog/archive'},
        {label: 'Gallery', to: '/gallery'},
        {label: 'GitHub', href: projectLinks.repository},
        {label: 'Lexical for iOS', href: projectLinks.ios},
        {label: 'Read offline', to: '/docs/faq#read-offline'},
        {label: 'Maintain this site', to: '/docs/maintainers-guide'},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'License', href: projectLinks.license},
        {label: 'Privacy', href: projectLinks.privacy},
        {label: 'Terms', href: projectLinks.terms},
      ],
    },
  ],
  copyright: 'Lexical is MIT licensed, © Meta Platforms, Inc. and affiliates.',
};
