import {escapeHtml} from '@lexical-documentation/common';

import type {
  Flag,
  ReferenceModel,
  SourcePosition,
  SymbolReference,
} from '../model/schema';
import type {UsageIndex} from '../usages/usages';
import type {FirstVersions} from '../versions/first-versions';
import type {KindHeading} from './kinds';
import type {MarkdownRenderer} from './markdown';
import type {TypeAddress} from './signature';
import type {SiteMap} from './site-map';
import {element} from './html';

/** What the renderers of pages share. */
export interface RenderContext {
  readonly model: ReferenceModel;
  readonly siteMap: SiteMap;
  readonly markdown: MarkdownRenderer;
  readonly headings: readonly KindHeading[];
  readonly address: TypeAddress;
  readonly usages: UsageIndex;
  readonly since: FirstVersions['since'];
  /** Address of a line of source; undefined when no public address is configured. */
  sourceUrl(position: SourcePosition): string | undefined;
}

/** A rendered page: its HTML, what it declares and what it leads to. */
export interface Page {
  /** File below the docs folder, without extension. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel: string;
  /** Whether search engines may list the page; true where it is left out. */
  readonly isIndexed?: boolean;
  readonly toc: readonly TocEntry[];
  readonly html: string;
}

/** Docusaurus' table of contents entry; `value` is HTML. */
export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

const SHOWN_FLAGS: readonly Flag[] = [
  'abstract',
  'static',
  'protected',
  'deprecated',
  'experimental',
  'internal',
];

/** Badges of the flags that change how a symbol may be used. */
export function badges(flags: readonly Flag[] | undefined): string {
  return SHOWN_FLAGS.filter((flag) => flags?.includes(flag))
    .map((flag) => element('span', {class: `api-badge api-badge--${flag}`}, flag))
    .join('');
}

/** Badge of the version that first exported a name, or nothing. */
export function sinceBadge(
  module: string,
  name: string,
  {since}: RenderContext,
): string {
  const version = since[module]?.[name];
  return version === undefined
    ? ''
    : element('span', {class: 'api-badge'}, `since ${escapeHtml(version)}`);
}

/** Link to the line that declares something, or nothing. */
export function sourceLink(
  position: SourcePosition | undefined,
  context: RenderContext,
): string {
  const href = position && context.sourceUrl(position);
  return href === undefined ? '' : element('a', {class: 'api-source', href}, 'Source');
}

/** A heading with an id and a link to itself. */
export function heading(
  level: 2 | 3,
  id: string,
  name: string,
  html: string,
  after = '',
): string {
  const link = element('a', {
    class: 'hash-link',
    href: `#${id}`,
    'aria-label': `Direct link to ${name}`,
  });
  return element(`h${level}`, {id}, html, link, after);
}

export function referenceOf(module: string, ...names: string[]): SymbolReference {
  return `${module}#${names.join('.')}`;
}

/** The page's own heading; import paths break after their slashes. */
export function pageTitle(title: string): string {
  return element('h1', {}, escapeHtml(title).replaceAll('/', '/<wbr>'));
}
