// @ts-check

/**
 * Returns the documents below a path that can be derived from their routes: `/docs/a/b` has the id
 * `a/b`, `/docs/a/` has `a/index`.
 *
 * @param {readonly import('./types').TableRoute[]} routes
 * @param {string} base
 * @returns {{id: string, path: string, sidebar?: unknown}[]}
 */
export function documentsOf(routes, base) {
  return routes.flatMap(({path, exact, sidebar, routes: children = []}) => {
    const id = path.slice(base.length + 1).replace(/(^|\/)$/, '$1index');
    const isDocument = exact && path.startsWith(`${base}/`);
    return [
      ...(isDocument ? [{id, path, ...(sidebar !== undefined && {sidebar})}] : []),
      ...documentsOf(children, base),
    ];
  });
}
