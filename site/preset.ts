import classic, {type Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {shownMarkdown} from '@lexical-documentation/code-samples';
import {internalDocsOptions} from '@lexical-documentation/internal-docs';
import {remarkLiveExamples} from '@lexical-documentation/live-examples/plugin';
import {remarkLaterText, remarkStaticText} from '@lexical-documentation/static-text';

import {apiReferencePlugin, referenceListsRemark} from './config/api-reference';
import {codeCheckPlugin} from './config/code-check';
import {codeSamplesRemark} from './config/code-samples';
import {coursePlugin, courseRemark} from './config/course';
import {diagramsPlugin, diagramsRemark} from './config/diagrams';
import {includedDocs} from './config/draft-docs';
import {readSiteEnvironment} from './config/environment';
import {editorBuilderPlugin} from './config/editor-builder';
import {errorCodesRemark} from './config/error-codes';
import {exactRoutesPlugin} from './config/exact-routes';
import {extensionTranslatorPlugin} from './config/extension-translator';
import {figuresPlugin} from './config/figures';
import {fixedBugAnchors} from './config/fixed-bug-anchors';
import {fontsPlugin} from './config/fonts';
import {keptPagesPlugin} from './config/kept-pages';
import {sourceTextPlugin} from './config/source-text';
import {linkPreviewsPlugin} from './config/link-previews';
import {liveExamplesPlugin} from './config/live-examples';
import {offlinePlugin} from './config/offline';
import {markdownPagesPlugin} from './config/markdown-pages';
import {mcpDataPlugin} from './config/mcp-data';
import {packageFactsRemark} from './config/package-facts';
import {searchPlugin} from './config/search';
import {sitemap} from './config/sitemap';
import {stateInspectorPlugin} from './config/state-inspector';
import {
  laterReleasesRemark,
  releaseChangesRemark,
  upgradeReportPlugin,
} from './config/upgrade-report';
import {taskListLabels} from './config/task-list-labels';

const environment = readSiteEnvironment(process.env);

/**
 * All plugins and themes with their options. They stand here and not in the site's configuration,
 * because Docusaurus sends that to the browser as a whole, options and paths included.
 */
export default function sitePreset(context: LoadContext): Preset {
  const {plugins = [], themes = []} = classic(context, classicOptions());
  return {
    plugins: [
      ...plugins,
      apiReferencePlugin(environment),
      figuresPlugin,
      fontsPlugin,
      exactRoutesPlugin,
      ...internalDocsPlugins(),
      diagramsPlugin,
      '@lexical-documentation/error-codes',
      '@lexical-documentation/static-text',
      linkPreviewsPlugin,
      leanClientPlugin,
      offlinePlugin(environment),
      mcpDataPlugin,
      () => keptPagesPlugin(environment),
      sourceTextPlugin,
    ],
    // The later a theme stands, the more it overrides.
    themes: [
      ...themes,
      markdownPagesPlugin(),
      codeCheckPlugin(),
      extensionTranslatorPlugin(),
      editorBuilderPlugin(),
      stateInspectorPlugin(),
      upgradeReportPlugin(environment),
      '@lexical-documentation/code-samples',
      liveExamplesPlugin,
      coursePlugin(),
      searchPlugin,
    ],
  };
}

const leanClientPlugin: PluginConfig = [
  '@lexical-documentation/lean-client',
  {
    enabled: environment.leanClient,
    textFolder: 'assets/text',
    usedStyles: ['button--lg', 'button--primary', 'button--secondary'],
    chunksWithOwnStyles: [
      'search-modal',
      'example-runtime',
      'live-edit',
      'code-check',
      'course-panel',
      'extension-translator',
      'editor-builder',
      'state-inspector',
      'upgrade-report',
      'playground-app',
      'playground-collaboration',
      'playground-find',
      'playground-paste',
    ],
  },
];

function internalDocsPlugins(): PluginConfig[] {
  const options = internalDocsOptions(process.env);
  return options ? [['@lexical-documentation/internal-docs', {...options}]] : [];
}

function classicOptions(): ClassicOptions {
  const remarkPlugins = [
    remarkLiveExamples,
    fixedBugAnchors,
    courseRemark,
    referenceListsRemark,
    packageFactsRemark(environment),
    releaseChangesRemark(environment),
    laterReleasesRemark(environment),
    codeSamplesRemark,
    // Captions have their links by now.
    diagramsRemark(environment),
    errorCodesRemark,
    remarkLaterText,
    // Takes the samples' HTML out of the scripts, so it comes after the plugin that makes it.
    [
      remarkStaticText,
      {components: ['CodeSample', 'LiveCodeSample'], baseUrl: environment.baseUrl},
    ],
  ];
  const rehypePlugins = [taskListLabels];
  return {
    docs: {
      path: '../docs',
      ...includedDocs(environment),
      sidebarPath: './sidebars.ts',
      remarkPlugins,
      rehypePlugins,
      editUrl: editUrl('docs'),
    },
    blog: {...blogOptions(), remarkPlugins, rehypePlugins},
    pages: {remarkPlugins, rehypePlugins},
    sitemap,
    theme: {customCss: './src/css/site.css'},
    ...(environment.analyticsTrackingId && {
      gtag: {trackingID: environment.analyticsTrackingId, anonymizeIP: false},
    }),
  };
}

function blogOptions(): NonNullable<Exclude<ClassicOptions['blog'], false>> {
  return {
    path: '../blog',
    blogTitle: 'Blog',
    blogDescription: 'Notes on Lexical and on how this site is built.',
    blogSidebarCount: 'ALL',
    blogSidebarTitle: 'All posts',
    showReadingTime: true,
    // Hidden lines of samples take nobody's time.
    readingTime: ({content, locale, frontMatter, defaultReadingTime}) =>
      defaultReadingTime({
        content: shownMarkdown(content, 'post.mdx'),
        locale,
        frontMatter,
      }),
    feedOptions: {type: ['rss', 'atom'], title: 'Lexical blog', xslt: true},
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: editUrl('blog'),
  };
}

/** Pages live beside the site's folder, so Docusaurus' own "../docs" must not reach the link. */
function editUrl(folder: string) {
  const repository = environment.siteRepositoryUrl;
  return repository
    ? ({blogPath, docPath}: {blogPath?: string; docPath?: string}) =>
        `${repository}/edit/main/${folder}/${docPath ?? blogPath ?? ''}`
    : undefined;
}
