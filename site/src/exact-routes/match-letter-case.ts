import routes from '@generated/routes';

interface ExactRoute {
  sensitive?: boolean;
  routes?: ExactRoute[];
}

/*
 * The router takes "/DOCS/INTRO" for "/docs/intro", while hosts answer it with the not-found page:
 * the browser would load another page than it got, and than `renderRoutes` shows.
 */
function matchLetterCase(list: ExactRoute[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchLetterCase(route.routes ?? []);
  }
}

matchLetterCase(routes);

export default {};
