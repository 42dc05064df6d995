import routes from '@generated/routes';

interface Route {
  sensitive?: boolean;
  routes?: Route[];
}

/*
 * The router takes "/DOCS/INTRO" for "/docs/intro", while hosts answer it with the not-found page:
 * the browser would show another page than it got.
 */
function matchLetterCase(list: Route[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchLetterCase(route.routes ?? []);
  }
}

matchLetterCase(routes);

export default {};
