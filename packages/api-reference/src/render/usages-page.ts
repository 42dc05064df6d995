import {escapeHtml} from '@lexical-documentation/common';

import {type ModuleModel, type SymbolReference, referenceOf} from '../model/schema';
import type {Page, RenderContext} from './context';
import {heading, pageTitle} from './parts';
import {element} from './html';
import {packageId} from './site-map';
import {hasUsageList, usageLink} from './used-in';

/** Renders the page that lists where the most used names are used; undefined if there are none. */
export function usagesPages(context: RenderContext): readonly Page[] {
  const lists = context.model.modules
    .map((module) => ({module, names: muchUsedNames(module, context)}))
    .filter(({names}) => names.length > 0);
  if (lists.length === 0) {
    return [];
  }
  const title = 'Where names are used';
  return [
    {
      path: 'usages',
      title,
      description: 'The guides and examples that use the most common names.',
      sidebarLabel: title,
      // Its headings are names, and search should find the names' own sections.
      isIndexed: false,
      toc: lists.map(({module}) => ({
        value: escapeHtml(module.name),
        id: packageId(module.name),
        level: 2,
      })),
      html: [
        pageTitle(title),
        ...lists.map(({module, names}) => moduleHtml(module, names, context)),
      ].join('\n'),
    },
  ];
}

interface UsedName {
  readonly name: string;
  readonly reference: SymbolReference;
}

function muchUsedNames(module: ModuleModel, {usages}: RenderContext): UsedName[] {
  const names = module.symbols.flatMap(({name, members = []}) => [
    name,
    ...members.map((member) => `${name}.${member.name}`),
  ]);
  return [...new Set(names)]
    .map((name) => ({name, reference: referenceOf(module.name, name)}))
    .filter(({reference}) => hasUsageList(usages.get(reference) ?? []));
}

function moduleHtml(
  {name: module}: ModuleModel,
  names: readonly UsedName[],
  context: RenderContext,
): string {
  return element(
    'section',
    {},
    heading(2, packageId(module), module, escapeHtml(module)),
    ...names.map(({name, reference}) => {
      const href = context.siteMap.url(reference) ?? '';
      const pages = context.usages.get(reference) ?? [];
      return (
        heading(
          3,
          context.siteMap.usageId(reference),
          name,
          element('a', {href}, escapeHtml(name)),
        ) + element('p', {}, pages.map(usageLink).join(', '))
      );
    }),
  );
}
