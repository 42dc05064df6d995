import {escapeHtml} from '@lexical-documentation/common';

import type {LaterChange} from '../versions/later-changes';
import type {RenderContext} from './context';
import {element} from './html';

/** The owner of a declaration: a module, and `name` or `Name.member`. */
export interface DeclaredPlace {
  readonly module: string;
  readonly path: string;
}

/** Badge with the version that added a name or a member, or an empty string. */
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

/** Parameters that were added after their function, with their versions. */
export function sinceOfParameter(
  {module, path}: DeclaredPlace,
  name: string,
  {history}: RenderContext,
): string {
  const version = history.since[module]?.[`${path}(${name})`];
  return version === undefined ? '' : `Since ${escapeHtml(version)}.`;
}

/**
 * Earlier declarations, collapsed; since when it's deprecated; and its changes in newer releases.
 */
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
    ...(history.later[module]?.[path] ?? []).map(laterHtml),
  ].join('');
}

const LATER_WORDS = {
  changed: 'the declaration is another one',
  deprecated: 'this is deprecated',
  removed: 'this is removed',
} as const;

function laterHtml({kind, version, after}: LaterChange): string {
  const sentence = `From ${escapeHtml(version)} on, ${LATER_WORDS[kind]}`;
  return after === undefined
    ? element('p', {class: 'api-line api-later'}, `${sentence}.`)
    : element(
        'details',
        {class: 'api-changed api-later'},
        element('summary', {}, sentence),
        'is ',
        element('code', {}, escapeHtml(after)),
      );
}
