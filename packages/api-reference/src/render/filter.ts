import {escapeHtml} from '@lexical-documentation/common';

import type {CallContext} from './call-context';
import {element} from './html';
import type {KindHeading} from './kinds';

/**
 * HTML of the form that filters a page's symbols. It's rendered with the page, so that nothing
 * moves when its script has loaded.
 */
export function filterHtml(
  groups: readonly {readonly heading: KindHeading}[],
  contexts: readonly CallContext[],
): string {
  const option = (value: string, text: string) =>
    element('option', {value}, escapeHtml(text));
  const kinds = groups.map(({heading: {title}}) => option(title.toLowerCase(), title));
  return element(
    'form',
    {class: 'api-filter', 'aria-label': 'Filter the names on this page'},
    '<input type="search" name="name" placeholder="Filter by name" aria-label="Name" autocomplete="off" spellcheck="false">',
    element(
      'select',
      {name: 'kind', 'aria-label': 'Kind'},
      option('', 'All kinds'),
      ...kinds,
    ),
    element(
      'select',
      {name: 'status', 'aria-label': 'Status'},
      option('', 'Any status'),
      option('current', 'Not deprecated'),
      option('deprecated', 'Deprecated'),
    ),
    contexts.length === 0
      ? ''
      : element(
          'select',
          {name: 'context', 'aria-label': 'Where to call'},
          option('', 'Any context'),
          ...contexts.map(({label}) => option(label, label)),
        ),
    '<output aria-live="polite"></output>',
  );
}
