import {escapeHtml} from '@lexical-documentation/common';

import type {SymbolReference} from '../model/schema';
import type {Usage} from '../usages/usages';
import type {RenderContext} from './context';
import {element} from './html';

/** Names that more pages use have a separate list, so that pages with many symbols stay small. */
const MOST_IN_LINE = 2;
const SHOWN = 1;

/** Returns whether the pages that use a name are listed on the usages page. */
export function hasUsageList(usages: readonly Usage[]): boolean {
  return usages.length > MOST_IN_LINE;
}

/** HTML of the pages whose code uses a symbol or member, in one line. */
export function usedInHtml(reference: SymbolReference, context: RenderContext): string {
  const usages = context.usages.get(reference) ?? [];
  if (usages.length === 0) {
    return '';
  }
  const isCut = hasUsageList(usages);
  const links = usages.slice(0, isCut ? SHOWN : undefined).map(usageLink);
  if (isCut) {
    const href = context.siteMap.usageList(reference);
    links.push(element('a', {href}, `${usages.length - SHOWN} more`));
  }
  return element(
    'div',
    {class: 'api-line'},
    element('b', {}, 'Used in'),
    ' ',
    links.join(', '),
  );
}

/** A link to a page that uses a name. */
export function usageLink({title, url}: Usage): string {
  return element('a', {href: url}, escapeHtml(title));
}
