import {pageTexts} from '@lexical-documentation/static-text';

import type {Page} from '../render/context';
import type {FileTree} from './write-files';

/** The alias from which pages import their text. */
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
 * The modules that the pages import: their HTML, from which the bundler builds a module for server
 * and browser.
 */
export function textFiles(pages: readonly Page[]): FileTree {
  return new Map(
    pages.map((page) => [textName(page), JSON.stringify(pageTexts([page.html]))]),
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
  const {key} = pageTexts([page.html]);
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return [
    '---',
    ...lines,
    '---',
    '',
    "import ApiReferencePage from '@theme/ApiReferencePage';",
    `import texts from '${TEXT_ALIAS}/${textName(page)}';`,
    '',
    `export const toc = ${JSON.stringify(page.toc)};`,
    '',
    ...(page.isIndexed === false ? [NOT_INDEXED, ''] : []),
    `<ApiReferencePage html={texts[0]} place="${key}-0" />`,
    '',
  ].join('\n');
}

function textName(page: Page): string {
  return `${page.path.replaceAll('/', '-')}.page-texts`;
}

/** Front matter is used in meta tags, which don't support Markdown. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
