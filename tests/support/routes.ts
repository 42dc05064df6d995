import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const CONCEPTS = [
  'commands',
  'dom-events',
  'editor-state',
  'history',
  'key-management',
  'listeners',
  'node-cloning',
  'node-replacement',
  'node-state',
  'nodes',
  'read-only',
  'selection',
  'serialization',
  'transforms',
  'traversals',
  'updates',
];

const GETTING_STARTED = [
  'quick-start',
  'react',
  'creating-plugin',
  'devtools',
  'supported-browsers',
  'theming',
];

/** Pages outside docs and blog, and the title each shows. */
export const topLevelRoutes = [
  '/',
  '/community/',
  '/gallery',
  '/playground',
  '/markdown-page',
  '/search',
] as const;

export const blogRoutes = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
] as const;

export const guideRoutes = [
  '/docs/intro',
  '/docs/faq',
  ...GETTING_STARTED.map((name) => `/docs/getting-started/${name}`),
  ...CONCEPTS.map((name) => `/docs/concepts/${name}`),
  '/docs/collaboration/faq',
  '/docs/collaboration/react',
  '/docs/react/',
  '/docs/react/create_plugin',
  '/docs/react/faq',
  '/docs/react/plugins',
];

/** Documents that no sidebar lists. */
export const standaloneRoutes = [
  '/docs/design',
  '/docs/error',
  '/docs/maintainers-guide',
  '/docs/testing',
];

/** One page for each documented package: `lexical` and `lexical-*`. */
export const packageRoutes = [
  '/docs/packages/lexical',
  ...lexicalPackages().map((name) => `/docs/packages/lexical-${name}`),
];

/** Modules that the specification names, each with its page in the reference. */
export const referenceRoutes = [
  '/docs/api/',
  '/docs/api/modules',
  '/docs/api/modules/lexical',
  ...[
    'clipboard',
    'code',
    'code-shiki',
    'devtools-core',
    'dragon',
    'eslint-plugin',
    'file',
    'hashtag',
    'headless',
    'history',
    'html',
    'link',
    'list',
    'mark',
    'markdown',
    'offset',
    'overflow',
    'plain-text',
    'rich-text',
    'selection',
    'table',
    'text',
    'utils',
    'yjs',
    'react_LexicalComposer',
    'react_LexicalComposerContext',
    'react_LexicalContentEditable',
    'react_LexicalErrorBoundary',
    'react_LexicalTreeView',
    'react_LexicalRichTextPlugin',
    'react_LexicalHistoryPlugin',
    'react_useLexicalEditable',
    'react_useLexicalNodeSelection',
  ].map((name) => `/docs/api/modules/lexical_${name}`),
];

/** The live pages, one for each example. */
export const exampleRoutes = foldersIn('../../examples/').map(
  (name) => `/gallery/${name}`,
);

/** Every route that the site promises. */
export const allRoutes: readonly string[] = [
  ...topLevelRoutes,
  ...exampleRoutes,
  ...blogRoutes,
  ...guideRoutes,
  ...standaloneRoutes,
  ...packageRoutes,
  ...referenceRoutes,
];

/** What the built site publishes beside them. */
const furtherRoutes: readonly string[] = publishedRoutes().filter(
  (route) => !allRoutes.some((known) => bare(known) === bare(route)),
);

const GENERATED = /^\/docs\/api\//;

/** One page of the reference for each kind of markup. */
const TYPICAL_REFERENCE = [
  '/docs/api/',
  '/docs/api/modules',
  '/docs/api/modules/lexical',
  '/docs/api/modules/lexical_table',
  '/docs/api/modules/lexical_react_LexicalComposer',
  '/docs/api/modules/lexical_react_useLexicalEditable',
];

/** Every page that is published. */
const everyRoute: readonly string[] = [...allRoutes, ...furtherRoutes];

/** Pages that are all made alike, from the packages' sources. */
export const generatedRoutes: readonly string[] = everyRoute.filter(
  (route) => GENERATED.test(route) && !TYPICAL_REFERENCE.includes(route),
);

/** Pages that are written by hand, and the typical ones of those that are not. */
export const writtenRoutes: readonly string[] = everyRoute.filter(
  (route) => !generatedRoutes.includes(route),
);

function publishedRoutes(): string[] {
  const file = fileURLToPath(new URL('../../site/build/sitemap.xml', import.meta.url));
  const locations = readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, address = '']) => new URL(address).pathname);
}

function bare(route: string): string {
  return route.replace(/\/$/, '');
}

function lexicalPackages(): string[] {
  return foldersIn('../../node_modules/@lexical/');
}

function foldersIn(path: string): string[] {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({name}) => name);
}
