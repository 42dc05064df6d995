import type {Page} from '../render/context';
import type {FileTree} from './write-files';

/** Name under which pages import their text; the bundler's alias depends on who bundles. */
export const TEXT_ALIAS = '@api-reference-text';

/** MDX files of the docs folder: front matter, table of contents, and one component each. */
export function docFiles(
  pages: readonly Page[],
  readme: string,
  sidebar: string,
): FileTree {
  return new Map([
    ['index.mdx', readme],
    ...pages.map((page): [string, string] => [
      `${page.path}.mdx`,
      docSource(page, sidebar),
    ]),
  ]);
}

/**
 * Content modules of the pages, in three folders: `text` holds the HTML, `server` gives it to
 * the server build together with the anchors and links to check, `browser` is the twin that
 * takes it from the document on a first visit and downloads it on a later one.
 */
export function textFiles(pages: readonly Page[]): FileTree {
  return new Map(
    pages.flatMap((page): [string, string][] => {
      const name = textName(page);
      return [
        [`text/${name}`, `export default ${javaScript(page.html)};\n`],
        [`server/${name}`, serverSource(page, name)],
        [`browser/${name}`, browserSource(page, name)],
      ];
    }),
  );
}

const NOT_INDEXED = '<head><meta name="robots" content="noindex, follow" /></head>';

function docSource(page: Page, sidebar: string): string {
  const frontMatter = {
    title: page.title,
    hide_title: true,
    description: plainText(page.description),
    sidebar_label: page.sidebarLabel,
    displayed_sidebar: sidebar,
    custom_edit_url: null,
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return [
    '---',
    ...lines,
    '---',
    '',
    "import ApiReferencePage from '@theme/ApiReferencePage';",
    `import * as text from '${TEXT_ALIAS}/${textName(page)}';`,
    '',
    `export const toc = ${JSON.stringify(page.toc)};`,
    '',
    ...(page.isIndexed === false ? [NOT_INDEXED, ''] : []),
    '<ApiReferencePage text={text} />',
    '',
  ].join('\n');
}

function serverSource(page: Page, name: string): string {
  return [
    `export {default as html} from '../text/${name}';`,
    `export const id = ${JSON.stringify(elementId(page))};`,
    `export const anchors = ${JSON.stringify(attributeValues(page.html, 'id'))};`,
    `export const links = ${JSON.stringify(internalLinks(page.html))};`,
    '',
  ].join('\n');
}

function browserSource(page: Page, name: string): string {
  return [
    `export const id = ${JSON.stringify(elementId(page))};`,
    'const element = document.getElementById(id);',
    `export const html = element ? element.innerHTML : (await import('../text/${name}')).default;`,
    'export const anchors = [];',
    'export const links = [];',
    '',
  ].join('\n');
}

function textName(page: Page): string {
  return `${flatPath(page)}.js`;
}

function elementId(page: Page): string {
  return `api-${flatPath(page)}`;
}

function flatPath(page: Page): string {
  return page.path.replaceAll('/', '-');
}

/** A JSON string is a JavaScript string. */
function javaScript(text: string): string {
  return JSON.stringify(text);
}

function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

function internalLinks(html: string): string[] {
  return [...new Set(attributeValues(html, 'href'))].filter((href) =>
    /^[/#]/.test(href),
  );
}

/** Front matter goes into meta tags, where Markdown means nothing. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
