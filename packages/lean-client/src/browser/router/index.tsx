/**
 * Does for Docusaurus what it asks of `react-router-dom`, on literal paths: its routes have no
 * parameters, and which of them an address shows is looked up, not matched one by one.
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

// Apart, so that what needs the history alone is not rendered again for each move.
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

/** Docusaurus takes it for sites whose addresses are hashes. */
export {BrowserRouter as HashRouter};

export const useHistory = (): History => useContext(HistoryContext);

export const useLocation = (): Location => useContext(LocationContext);

interface RouteProps {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/** Shows a part of the page as it is at another location. */
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
    // What else a click changes, as a category that opens in the sidebar, comes after the page.
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

/** Returns the whole path of a link's target, which depends on the reader's place if it is relative. */
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
