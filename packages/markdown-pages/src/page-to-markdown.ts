import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Root as MdastRoot} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

import {attribute, find, hasClass} from './hast';
import {type MarkdownSection, writeSections} from './markdown-sections';
import {plainContent} from './plain-content';

/** What a page's Markdown needs to know about the site. */
export interface SiteContext {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Front matter for all pages, such as a version. */
  readonly facts: Readonly<Record<string, string>>;
  /** Returns the URL of a page's Markdown for the page's path; undefined for other paths. */
  readonly markdownPath: (path: string) => string | undefined;
}

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** The whole file, including front matter. */
  readonly text: string;
  /** Its sections, in order. */
  readonly sections: readonly MarkdownSection[];
}

/**
 * Writes a rendered page as Markdown.
 *
 * @param html - the whole document
 * @param path - the page's path, including the base URL
 * @returns undefined for a page without content
 */
export function pageToMarkdown(
  html: string,
  path: string,
  site: SiteContext,
): MarkdownPage | undefined {
  const document = fromHtml(html);
  const content = contentOf(document);
  if (content === undefined) {
    return undefined;
  }
  const tree = plainContent(content);
  rewriteAddresses(tree, path, site);
  const title = titleOf(document, content);
  const description = metadata(document, 'description');
  const canonical = `${site.origin}${path}`;
  const front = frontMatter({title, description, url: canonical, ...site.facts});
  const {text, sections} = writeSections(mdastOf(tree), content, writeMarkdown);
  const isTitled = sections.some(({level}) => level === 1);
  const head = `${front}\n${isTitled ? '' : `# ${title}\n\n`}`;
  return {
    title,
    description,
    text: `${head}${text}`,
    sections: sections.map((section) => ({
      ...section,
      start: section.start + head.length,
    })),
  };
}

function mdastOf(tree: Root): MdastRoot {
  return toMdast(tree, {handlers: {q: quotation, pre: code}}) as MdastRoot;
}

function writeMarkdown(tree: MdastRoot): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** A code block; its language is followed by where it runs. */
function code(state: State, element: Element) {
  const node = defaultHandlers['pre']?.(state, element);
  const runtime = attribute(element, 'dataRuntime');
  if (runtime && node && 'type' in node && node.type === 'code') {
    node.meta = `runs="${runtime}"`;
  }
  return node;
}

function quotation(_: unknown, element: Element) {
  return {type: 'text' as const, value: `“${toString(element)}”`};
}

/** The content of a document or a post, or otherwise the page's own content. */
function contentOf(document: Root): Element | undefined {
  return (
    find(document, (element) => hasClass(element, 'theme-doc-markdown')) ??
    find(document, (element) => attribute(element, 'id') === '__blog-post-container') ??
    find(document, ({tagName}) => tagName === 'main')
  );
}

function titleOf(document: Root, content: Element): string {
  const heading =
    find(content, ({tagName}) => tagName === 'h1') ??
    find(document, ({tagName}) => tagName === 'h1') ??
    find(document, ({tagName}) => tagName === 'title');
  return heading
    ? toString(heading)
        .replace(/\u200B/g, '')
        .trim()
    : '';
}

function metadata(document: Root, name: string): string {
  const meta = find(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return meta ? attribute(meta, 'content') : '';
}

/** JSON strings are valid YAML strings. */
function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Links point to Markdown if it exists; all URLs are absolute. */
function rewriteAddresses(tree: Root, path: string, site: SiteContext): void {
  const base = new URL(path, site.origin);
  visit(tree, 'element', ({tagName, properties}: Element) => {
    if (tagName === 'img' && properties['src'] !== undefined) {
      properties['src'] = new URL(String(properties['src']), base).href;
    }
    if (tagName === 'a' && properties['href'] !== undefined) {
      delete properties['title'];
      properties['href'] = markdownAddress(String(properties['href']), base, site);
    }
  });
}

function markdownAddress(href: string, base: URL, site: SiteContext): string {
  const url = URL.parse(href, base);
  if (url === null || href.startsWith('#')) {
    return href;
  }
  const markdown =
    url.origin === site.origin ? site.markdownPath(url.pathname) : undefined;
  return markdown === undefined ? url.href : `${site.origin}${markdown}${url.hash}`;
}
