import {escapeHtml} from '@lexical-documentation/common';

import type {PackageModel} from '../model/schema';
import type {Page, RenderContext} from './context';
import {heading, pageTitle} from './parts';
import {element} from './html';
import {modulePurpose, shortLabel} from './module-page';
import {packageId} from './site-map';

/** Renders the table of all modules, grouped by package. */
export function modulesPage(context: RenderContext): Page {
  const {packages} = context.model;
  return {
    path: 'modules',
    title: 'Modules',
    description: `All ${context.model.modules.length} import paths of ${packages.length} packages, with the purpose of each.`,
    sidebarLabel: 'Modules',
    toc: packages.map(({name}) => ({
      value: escapeHtml(name),
      id: packageId(name),
      level: 2,
    })),
    html: [
      pageTitle('Modules'),
      ...packages.map((installed) => packageHtml(installed, context)),
    ].join('\n'),
  };
}

function packageHtml(installed: PackageModel, context: RenderContext): string {
  const {markdown, siteMap} = context;
  const {name} = installed;
  const modules = context.model.modules.filter((module) => module.package === name);
  const own = modules.find((module) => module.name === name);
  const title = own
    ? element('a', {href: siteMap.modulePage(name)}, escapeHtml(name))
    : escapeHtml(name);
  const purpose = own ? modulePurpose(own, context) : installed.description;
  const items = modules
    .filter((module) => module !== own)
    .map(
      (module) =>
        element(
          'dt',
          {},
          element(
            'a',
            {href: siteMap.modulePage(module.name)},
            escapeHtml(shortLabel(module)),
          ),
        ) + element('dd', {}, markdown.inline(modulePurpose(module, context))),
    );
  return element(
    'section',
    {class: 'api-package'},
    heading(2, packageId(name), name, title),
    element('p', {}, markdown.inline(purpose)),
    items.length ? element('dl', {class: 'api-modules'}, ...items) : '',
  );
}
