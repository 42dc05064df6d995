/**
 * Implements what Docusaurus uses of `react-router-dom`, for literal paths: its routes have no
 * parameters, and the route for a path is looked up instead of matched one by one.
 */
import type {History, Location, LocationDescriptor} from 'history';
import {
  type AnchorHTMLAttributes,
  createContext,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  use,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import {createBrowserHistory, createLocation, createPath} from './history';
import {type Match, matchPath} from './match-path';
import {isPlainClick} from './plain-click';

export {matchPath};

// A separate context, so that components that only need the history don't render again for each
// navigation.
const HistoryContext = createContext<History>(null as never);
const LocationContext = createContext<Location>(null as never);

interface BrowserRouterProps {
  readonly children: ReactNode;
}

export function BrowserRouter({children}: BrowserRouterProps): ReactNode {
  const [history] = useState(createBrowserHistory);
  const read = () => history.location;
  const location = useSyncExternalStore(history.listen, read, read);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

/** Docusaurus imports it for sites with hash routing. */
export {BrowserRouter as HashRouter};

export const useHistory = (): History => useContext(HistoryContext);

export const useLocation = (): Location => useContext(LocationContext);

interface RouteProps {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/** Renders a part of the page as it is at another location. */
export function Route({location, render}: RouteProps): ReactNode {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

export function Redirect({to}: {readonly to: LocationDescriptor}): ReactNode {
  const history = useHistory();
  useEffect(() => history.replace(to as string), [history, to]);
  return null;
}

interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style'
> {
  readonly to: LocationDescriptor;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

export function Link({to, innerRef, onClick, children, ...rest}: LinkProps): ReactNode {
  const history = useHistory();
  const path = usePath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Other effects of a click, such as opening a category in the sidebar, are rendered after the
    // page.
    startTransition(() => onClick?.(event));
    if (!isPlainClick(event, rest.target)) return;
    event.preventDefault();
    history[path === createPath(history.location) ? 'replace' : 'push'](to as string);
  };
  return (
    <a {...rest} ref={innerRef} href={path} onClick={follow}>
      {children}
    </a>
  );
}

/** Returns the absolute path of a link's target; a relative one depends on the current page. */
function usePath(to: LocationDescriptor): string {
  const isWhole = typeof to === 'string' && to.startsWith('/');
  return createPath(createLocation(to, isWhole ? undefined : use(LocationContext)));
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
}

export function NavLink({
  activeClassName = 'active',
  className = '',
  exact,
  strict,
  isActive,
  'aria-current': current = 'page',
  ...rest
}: NavLinkProps): ReactNode {
  const location = useLocation();
  const path = createLocation(rest.to, location).pathname;
  const match = matchPath(location.pathname, {path, exact, strict});
  const active = isActive ? isActive(match, location) : match !== null;
  const classes = active ? `${className} ${activeClassName}`.trim() : className;
  return (
    <Link
      aria-current={active ? current : undefined}
      {...(classes && {className: classes})}
      {...rest}
    />
  );
}
