import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './config/announcement';
import {policyFor} from './config/draft-docs';
import {readSiteEnvironment} from './config/environment';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {searchTheme} from './config/search';
import type {SiteFields} from './config/site-fields';

const environment = readSiteEnvironment(process.env);

const fields: SiteFields = {
  playgroundUrl: environment.playgroundUrl,
};

const themeConfig: ThemeConfig = {
  algolia: searchTheme,
  image: 'img/social-card.png',
  metadata: [{name: 'theme-color', content: '#3340c4'}],
  colorMode: {
    defaultMode: 'light',
    respectPrefersColorScheme: environment.respectSystemColorMode,
  },
  announcementBar,
  navbar: navbar(environment),
  footer,
  docs: {sidebar: {autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  // Code is highlighted at build time, so none of Prism's default theme is needed.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

export default {
  title: 'Lexical',
  tagline: 'An extensible text editor framework that does things differently',
  url: environment.url,
  baseUrl: environment.baseUrl,
  favicon: 'img/favicon.svg',
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en'}}},
  future: {v4: true, faster: true},
  ...policyFor(environment),
  customFields: {...fields},
  clientModules: [
    './src/client-modules/sound-address.ts',
    './src/client-modules/sound-color-mode.ts',
    './src/client-modules/bare-path.ts',
    './src/client-modules/idle-prefetch.ts',
    './src/client-modules/open-in-playground.ts',
  ],
  presets: ['./preset.ts'],
  themeConfig,
} satisfies Config;
