import type {ThemeConfig} from '@docusaurus/preset-classic';

import manifest from '../../package.json';
import type {SiteEnvironment} from './environment';
import {checkNavbarItems} from './navbar-item-types';
import {projectLinks} from './project-links';

/** GitHub's mark, by which people find a repository. */
const REPOSITORY_MARK =
  '<svg viewBox="0 0 16 16" width="22" height="22" fill="currentcolor" aria-hidden="true"><path d="M8 0a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38v-1.33c-2.23.48-2.7-1.07-2.7-1.07-.36-.93-.89-1.17-.89-1.17-.73-.5.06-.49.06-.49.8.06 1.23.83 1.23.83.71 1.22 1.87.87 2.33.66.07-.52.28-.87.5-1.07-1.77-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48v2.19c0 .21.15.46.55.38A8 8 0 0 0 8 0Z"/></svg>';

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
        html: `${REPOSITORY_MARK}<span>GitHub</span>`,
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
