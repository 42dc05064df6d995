import type {SymbolReference} from '../model/schema';
import type {Usage} from '../usages/usages';
import type {RenderContext} from './context';
import {element, escapeHtml} from './html';

/** So many pages are named at once; the others open on demand. */
const SHOWN = 3;

/** HTML of the pages whose code uses a symbol or member, in one line. */
export function usedInHtml(reference: SymbolReference, context: RenderContext): string {
  const usages = context.usages.get(reference) ?? [];
  if (usages.length === 0) {
    return '';
  }
  // A single name behind "1 more" would cost a click and save nothing.
  const shown = usages.length > SHOWN + 1 ? SHOWN : usages.length;
  const further = usages.slice(shown);
  const more = element(
    'details',
    {},
    element('summary', {}, `${further.length} more`),
    links(further),
  );
  return element(
    'div',
    {class: 'api-line api-uses'},
    element('b', {}, 'Used in'),
    ' ',
    links(usages.slice(0, shown)),
    further.length ? `, ${more}` : '',
  );
}

function links(usages: readonly Usage[]): string {
  return usages
    .map(({title, url}) => element('a', {href: url}, escapeHtml(title)))
    .join(', ');
}
