import routes from '@generated/routes';
import {Route} from 'react-router';

interface ExactRoute {
  sensitive?: boolean;
  routes?: ExactRoute[];
}

/*
 * The router takes "/DOCS/INTRO" for "/docs/intro", while hosts answer it with the not-found page:
 * the browser would show another page than it got. Pages are loaded by the list of routes, and shown
 * by elements that are made of it and leave this out.
 */
function matchLetterCase(list: ExactRoute[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchLetterCase(route.routes ?? []);
  }
}

matchLetterCase(routes);
Object.assign(Route, {defaultProps: {sensitive: true}});

export default {};
