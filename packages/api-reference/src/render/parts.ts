import {escapeHtml} from '@lexical-documentation/common';

import type {Flag, SourcePosition} from '../model/schema';
import type {RenderContext} from './context';
import {element} from './html';

const SHOWN_FLAGS: readonly Flag[] = [
  'abstract',
  'static',
  'protected',
  'deprecated',
  'experimental',
  'internal',
];

/** Badges of the flags that change how a symbol can be used. */
export function badges(flags: readonly Flag[] | undefined): string {
  return SHOWN_FLAGS.filter((flag) => flags?.includes(flag))
    .map((flag) => element('span', {class: `api-badge api-badge--${flag}`}, flag))
    .join('');
}

/** Link to the source line of a declaration, or an empty string. */
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

/** The page's own heading; import paths can break after slashes. */
export function pageTitle(title: string): string {
  return element('h1', {}, escapeHtml(title).replaceAll('/', '/<wbr>'));
}
