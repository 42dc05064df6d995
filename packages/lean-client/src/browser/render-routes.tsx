import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import {findRoute} from './find-route';
import type {SiteRoute} from './site-table';

/** Renders the route for the path, which is looked up: Docusaurus would match one after the other. */
export default function renderRoutes(
  routes: readonly SiteRoute[] | undefined,
  props?: object,
): ReactNode {
  return routes && <FoundRoute routes={routes} {...props} />;
}

function FoundRoute({
  routes,
  ...props
}: {
  readonly routes: readonly SiteRoute[];
}): ReactNode {
  const location = useLocation();
  const route = findRoute(routes, location.pathname);
  const Page = route?.component;
  return Page && <Page {...props} location={location} route={route} />;
}
