import type {ThemeConfig} from '@docusaurus/preset-classic';

import manifest from '../../package.json';
import type {SiteEnvironment} from './environment';
import {checkNavbarItems} from './navbar-item-types';
import {projectLinks} from './project-links';

/** Navbar of every page: the product's areas on the left, the reader's settings on the right. */
export function navbar(environment: SiteEnvironment): ThemeConfig['navbar'] {
  return {
    title: 'Lexical',
    hideOnScroll: true,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 28,
      height: 28,
    },
    items: checkNavbarItems([
      {label: 'Playground', ...playgroundLink(environment), position: 'left'},
      {label: 'Docs', type: 'docSidebar', sidebarId: 'docs', position: 'left'},
      {label: 'API', type: 'docSidebar', sidebarId: 'api', position: 'left'},
      {label: 'Community', to: '/community/', position: 'left'},
      {label: 'iOS', href: projectLinks.ios, position: 'left'},
      {label: 'Gallery', to: '/gallery', position: 'left'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        // Shown beside its label.
        version: manifest.devDependencies.lexical,
        dropdownItemsAfter: [
          {label: 'Upgrade report', to: '/docs/upgrade'},
          {label: 'Release notes', href: projectLinks.releases},
        ],
      },
      {type: 'localeDropdown', position: 'right'},
      {
        label: 'GitHub',
        href: projectLinks.repository,
        position: 'right',
        className: 'navbar-repository',
      },
    ]),
  };
}

function playgroundLink({
  playgroundUrl,
}: SiteEnvironment): {to: string} | {href: string} {
  return playgroundUrl.startsWith('/') ? {to: playgroundUrl} : {href: playgroundUrl};
}
