import {escapeHtml} from '@lexical-documentation/common';

import type {RenderContext} from './context';
import {element} from './html';

/** What a declaration is of: a module, and `name` or `Name.member`. */
export interface DeclaredPlace {
  readonly module: string;
  readonly path: string;
}

/** Badge of the version that first had a name or a member, or nothing. */
export function sinceBadge(
  module: string,
  path: string,
  {history}: RenderContext,
): string {
  const version = history.since[module]?.[path];
  return version === undefined
    ? ''
    : element('span', {class: 'api-badge'}, `since ${escapeHtml(version)}`);
}

/** Parameters that came later than their function, as words with their versions. */
export function sinceOfParameter(
  {module, path}: DeclaredPlace,
  name: string,
  {history}: RenderContext,
): string {
  const version = history.since[module]?.[`${path}(${name})`];
  return version === undefined ? '' : `Since ${escapeHtml(version)}.`;
}

/** What a declaration was before releases changed it, folded, and since when it is deprecated. */
export function changesHtml(
  module: string,
  path: string,
  {history}: RenderContext,
): string {
  const former = history.changed[module]?.[path] ?? [];
  const deprecated = history.deprecated[module]?.[path];
  return [
    ...(deprecated === undefined
      ? []
      : [
          element(
            'p',
            {class: 'api-line'},
            `Deprecated since ${escapeHtml(deprecated)}.`,
          ),
        ]),
    ...former.map(({version, before}) =>
      element(
        'details',
        {class: 'api-changed'},
        element('summary', {}, `Changed in ${escapeHtml(version)}`),
        'was ',
        element('code', {}, escapeHtml(before)),
      ),
    ),
  ].join('');
}
