import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';

import type {ModuleModel, ReferenceModel} from '../model/schema';
import {shortLabel} from '../render/module-page';
import {hasOwnPage, moduleSlug, ownPagePath} from '../render/site-map';

/** Items of the reference's sidebar: readme, table of modules, then one item for each package. */
export function sidebarItems(
  model: ReferenceModel,
  docIdPrefix: string,
  readmeLabel: string,
): SidebarItemConfig[] {
  const doc = (path: string, label?: string): SidebarItemConfig => ({
    type: 'doc',
    id: `${docIdPrefix}/${path}`,
    ...(label !== undefined && {label}),
  });
  const packages = model.packages.map(({name}) => {
    const modules = model.modules.filter((module) => module.package === name);
    return packageItem(name, modules, doc);
  });
  return [doc('index', readmeLabel), doc('modules'), ...packages];
}

type DocItem = (path: string, label?: string) => SidebarItemConfig;

function packageItem(
  name: string,
  modules: readonly ModuleModel[],
  doc: DocItem,
): SidebarItemConfig {
  const [only] = modules;
  if (modules.length === 1 && only) {
    return moduleItem(only, name, doc);
  }
  return {
    type: 'category',
    label: name,
    collapsed: true,
    items: modules.map((module) => moduleItem(module, shortLabel(module), doc)),
  };
}

function moduleItem(
  module: ModuleModel,
  label: string,
  doc: DocItem,
): SidebarItemConfig {
  const path = `modules/${moduleSlug(module.name)}`;
  const own = module.symbols.filter(hasOwnPage);
  if (own.length === 0) {
    return doc(path, label);
  }
  return {
    type: 'category',
    label,
    collapsed: true,
    link: {type: 'doc', id: (doc(path) as {id: string}).id},
    items: own.map((symbol) => doc(ownPagePath(module.name, symbol), symbol.name)),
  };
}
