import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import codeSamples from '@lexical-documentation/code-samples';
import internalDocs, {internalDocsOptions} from '@lexical-documentation/internal-docs';

import {announcementBar} from './config/announcement';
import {apiReferencePlugin} from './config/api-reference';
import {codeSamplesRemark} from './config/code-samples';
import {readSiteEnvironment} from './config/environment';
import {measureLexical} from './config/figures';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {paths} from './config/paths';
import {searchPlugin, searchTheme} from './config/search';
import type {SiteFields} from './config/site-fields';

const environment = readSiteEnvironment(process.env);

const fields: SiteFields = {
  figures: measureLexical(paths.nodeModules),
  playgroundUrl: environment.playgroundUrl,
};

const remarkPlugins = [codeSamplesRemark(environment)];
const internalDocsSettings = internalDocsOptions(process.env);

const classic: ClassicOptions = {
  docs: {
    path: '../docs',
    sidebarPath: './sidebars.ts',
    remarkPlugins,
    editUrl: editUrl('docs'),
  },
  blog: {
    path: '../blog',
    remarkPlugins,
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
  pages: {remarkPlugins},
  theme: {customCss: './src/css/site.css'},
  ...(environment.analyticsTrackingId && {
    gtag: {trackingID: environment.analyticsTrackingId, anonymizeIP: false},
  }),
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
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  customFields: {...fields},
  clientModules: ['./src/client-modules/bare-path.ts'],
  presets: [['classic', classic]],
  themes: [searchPlugin],
  plugins: [
    apiReferencePlugin,
    codeSamples,
    ...(internalDocsSettings
      ? [[internalDocs, internalDocsSettings] as PluginConfig]
      : []),
  ],
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
