import {matchPath} from './router/match-path';

/** The properties of a route that are needed to find it. */
export interface Findable<Route> {
  readonly path: string;
  /** The route is a page. Other routes are frames around the pages below them. */
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

interface Index<Route> {
  readonly pages: ReadonlyMap<string, Route>;
  readonly frames: readonly Route[];
}

const indexes = new WeakMap<readonly unknown[], Index<unknown>>();

/**
 * Returns the route for a path, case-sensitive, like hosts: the page with this path, with or
 * without a trailing slash, or the first frame whose path is a prefix of it.
 */
export function findRoute<Route extends Findable<Route>>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const {pages, frames} = indexOf(routes);
  return (
    pages.get(bare(pathname)) ??
    frames.find(({path}) => matchPath(pathname, {path, sensitive: true}))
  );
}

/** Returns the routes for a path, from the outermost frame to the page. */
export function findBranch<Route extends Findable<Route>>(
  routes: readonly Route[],
  pathname: string,
): Route[] {
  const route = findRoute(routes, pathname);
  return route ? [route, ...findBranch(route.routes ?? [], pathname)] : [];
}

/** Call it when a list has received other routes. */
export function forgetIndex(routes: readonly unknown[]): void {
  indexes.delete(routes);
}

function indexOf<Route extends Findable<Route>>(
  routes: readonly Route[],
): Index<Route> {
  const known = indexes.get(routes) as Index<Route> | undefined;
  if (known) return known;
  const isPage = ({exact}: Route) => exact === true;
  const index = {
    pages: new Map(routes.filter(isPage).map((route) => [bare(route.path), route])),
    frames: routes.filter((route) => !isPage(route)),
  };
  indexes.set(routes, index);
  return index;
}

function bare(path: string): string {
  return path.replace(/\/$/, '');
}
