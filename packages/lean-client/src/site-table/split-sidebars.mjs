// @ts-check

/** @typedef {import('./read-routes.mjs').Route} Route */

/**
 * Gives each document's route a separate module with the sidebar that it shows. Docusaurus stores
 * all sidebars of a version in the version's data, which every page of the docs loads.
 *
 * @param {object} site
 * @param {Route[]} site.routes
 * @param {Record<string, unknown>} site.chunkNames - modules of each route, by chunk name
 * @param {Map<string, string>} site.registry - paths of the modules by chunk name
 * @param {(path: string) => boolean} site.isVersionData
 * @param {string} site.sidebarLoader - path of the loader that creates such a module
 */
export function splitSidebars({
  routes,
  chunkNames,
  registry,
  isVersionData,
  sidebarLoader,
}) {
  const split = {chunkNames: {...chunkNames}, registry: new Map(registry)};
  /** @type {(routes: Route[], versionData?: string) => void} */
  const visit = (siblings, inherited) => {
    for (const {component, sidebar, routes: children} of siblings) {
      const modules = /** @type {Record<string, unknown>} */ (chunkNames[component]);
      const versionData = versionDataOf(modules, registry, isVersionData) ?? inherited;
      const path = registry.get(versionData ?? '');
      if (path !== undefined && typeof sidebar === 'string') {
        const name = `${versionData}/${sidebar}`;
        split.chunkNames[component] = {...modules, sidebarItems: name};
        split.registry.set(
          name,
          `!!${sidebarLoader}?${JSON.stringify({sidebar})}!${path}`,
        );
      }
      visit(children ?? [], versionData);
    }
  };
  visit(routes);
  return split;
}

/**
 * @param {Record<string, unknown> | undefined} modules
 * @param {Map<string, string>} registry
 * @param {(path: string) => boolean} isVersionData
 */
function versionDataOf(modules, registry, isVersionData) {
  const name = modules?.['__props'];
  return typeof name === 'string' && isVersionData(registry.get(name) ?? '')
    ? name
    : undefined;
}
