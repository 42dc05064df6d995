import {join} from 'node:path';

import type {Config} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';

import {announcementBar} from './config/announcement';
import {readSiteEnvironment} from './config/environment';
import {measureLexical} from './config/figures';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import type {SiteFields} from './config/site-fields';

const environment = readSiteEnvironment(process.env);

const fields: SiteFields = {
  figures: measureLexical(join(__dirname, '../node_modules')),
  playgroundUrl: environment.playgroundUrl,
};

const classic: ClassicOptions = {
  docs: {
    path: '../docs',
    sidebarPath: './sidebars.ts',
    editUrl: editUrl('docs'),
  },
  blog: {
    path: '../blog',
    blogTitle: 'Blog',
    blogDescription: 'Notes on Lexical and on how this site is made.',
    blogSidebarCount: 'ALL',
    blogSidebarTitle: 'All posts',
    showReadingTime: true,
    feedOptions: {type: ['rss', 'atom'], title: 'Lexical blog', xslt: true},
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: editUrl('blog'),
  },
  theme: {customCss: './src/css/site.css'},
  ...(environment.analyticsTrackingId && {
    gtag: {trackingID: environment.analyticsTrackingId, anonymizeIP: false},
  }),
};

const themeConfig: ThemeConfig = {
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
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  customFields: {...fields},
  presets: [['classic', classic]],
  themeConfig,
} satisfies Config;

/** Pages live beside the site's folder, so Docusaurus' own "../docs" must not reach the link. */
function editUrl(folder: string) {
  const repository = environment.siteRepositoryUrl;
  return repository
    ? ({blogPath, docPath}: {blogPath?: string; docPath?: string}) =>
        `${repository}/edit/main/${folder}/${docPath ?? blogPath ?? ''}`
    : undefined;
}
