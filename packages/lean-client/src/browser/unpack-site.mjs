// @ts-check

/** @typedef {import('../site-table/pack-site.mjs').RouteGroup} RouteGroup */

/**
 * Returns the routes as Docusaurus generates them.
 *
 * @param {RouteGroup[]} groups
 * @param {(path: string, hash?: string) => unknown} createComponent
 */
export function routesOf(groups, createComponent) {
  const routes = visit(groups, (path, hash) => createComponent(path, hash));
  return [...routes, {path: '*', component: createComponent('*')}];
}

/**
 * Returns the modules of each route by `path-hash`, as Docusaurus generates them. A hash is the
 * place of the route in the list: it keeps routes of the same path apart.
 *
 * @param {RouteGroup[]} groups
 */
export function chunkNamesOf(groups) {
  /** @type {Record<string, unknown>} */
  const names = {};
  let next = 0;
  /** @type {(modules: any) => unknown} -- a tree whose leaves are numbers and names */
  const number = (modules) => {
    if (Object(modules) === modules) {
      const entries = Object.entries(modules).map(([key, value]) => [
        key,
        number(value),
      ]);
      return Array.isArray(modules)
        ? entries.map(([, value]) => value)
        : Object.fromEntries(entries);
    }
    return modules < 0 ? next++ : modules;
  };
  visit(groups, (path, hash, modules) => {
    names[`${path}-${hash}`] = number(modules);
  });
  return names;
}

/**
 * Returns the documents below a path that are told by their routes: `/docs/a/b` has the id `a/b`,
 * `/docs/a/` has `a/index`.
 *
 * @param {RouteGroup[]} groups
 * @param {string} base
 */
export function documentsOf(groups, base) {
  /** @type {{id: string, path: string, sidebar?: unknown}[]} */
  const documents = [];
  /** @param {any[]} routes */
  const collect = (routes) => {
    for (const {path, exact, sidebar, routes: children} of routes) {
      if (exact && path.startsWith(`${base}/`)) {
        const id = path.slice(base.length + 1).replace(/(^|\/)$/, '$1index');
        documents.push({id, path, ...(sidebar && {sidebar})});
      }
      collect(children ?? []);
    }
  };
  collect(visit(groups, () => undefined));
  return documents;
}

/**
 * @param {RouteGroup[]} groups
 * @param {(path: string, hash: string, modules: unknown) => unknown} componentOf
 * @param {{count: number}} [seen]
 * @returns {object[]}
 */
function visit(groups, componentOf, seen = {count: 0}) {
  return groups.flatMap(({prefix, paths, modules, attributes, routes}) =>
    paths.split('\n').map((tail) => {
      const path = prefix + tail;
      const component = componentOf(path, `${seen.count++}`, modules);
      return {
        path,
        component,
        ...attributes,
        ...(routes && {routes: visit(routes, componentOf, seen)}),
      };
    }),
  );
}
