import type {ReactNode} from 'react';
import {Route, Switch} from 'react-router';
import type {RouteConfig} from 'react-router-config';

/**
 * Shows the first of the routes that matches the address, letter case included. It stands in for
 * the function of the same name in `react-router-config`, which leaves `sensitive` out.
 */
export default function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: object,
): ReactNode {
  return (
    routes && (
      <Switch>
        {routes.map((route, index) => (
          <Route
            key={route.key ?? index}
            path={route.path}
            exact={route.exact}
            sensitive
            render={(props) => {
              const Page = route.component;
              return Page && <Page {...props} {...extraProps} route={route} />;
            }}
          />
        ))}
      </Switch>
    )
  );
}
