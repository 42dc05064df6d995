import type {
  Action,
  History,
  Location,
  LocationDescriptor,
  LocationDescriptorObject,
  LocationListener,
  TransitionPromptHook,
} from 'history';

/** Entries of `history` carry their key, which tells how far a reader went back or forth. */
interface EntryState {
  readonly key?: string;
  readonly state?: unknown;
}

/**
 * Does for Docusaurus what it asks of version 4 of the library `history`: one that listens to the
 * browser's own history, and in which a handler may refuse a move. Docusaurus takes the functions
 * out of it, so they are bound.
 */
class BrowserHistory implements History {
  length = window.history.length;
  action: Action = 'POP';
  location = currentLocation(window.history.state);

  private readonly listeners = new Set<LocationListener>();
  private handler: TransitionPromptHook | undefined;
  private isReverting = false;
  private keys = [this.location.key];

  constructor() {
    window.addEventListener('popstate', ({state}) => this.pop(state));
  }

  createHref = createPath as History['createHref'];
  go = (steps: number): void => window.history.go(steps);
  goBack = (): void => window.history.back();
  goForward = (): void => window.history.forward();

  push = (to: LocationDescriptor, state?: unknown): void => {
    const location = this.arrive(to, state, 'PUSH', 'pushState');
    if (!location) return;
    const index = this.keys.indexOf(this.location.key);
    this.keys = [...this.keys.slice(0, index + 1), location.key];
    this.show(location, 'PUSH');
  };

  replace = (to: LocationDescriptor, state?: unknown): void => {
    const location = this.arrive(to, state, 'REPLACE', 'replaceState');
    if (!location) return;
    const index = this.keys.indexOf(this.location.key);
    if (index >= 0) this.keys[index] = location.key;
    this.show(location, 'REPLACE');
  };

  block = (next?: boolean | string | TransitionPromptHook): (() => void) => {
    const handler = typeof next === 'function' ? next : () => undefined;
    this.handler = handler;
    return () => {
      if (this.handler === handler) this.handler = undefined;
    };
  };

  listen = (listener: LocationListener): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Writes a move into the browser's history unless it is refused. */
  private arrive(
    to: LocationDescriptor,
    state: unknown,
    action: Action,
    method: 'pushState' | 'replaceState',
  ): Location | undefined {
    const key = Math.random().toString(36).slice(2, 8);
    const location = {...createLocation(to, this.location, state), key};
    if (this.handler?.(location, action) === false) return undefined;
    window.history[method]({key, state: location.state}, '', createPath(location));
    return location;
  }

  private pop(entry: unknown): void {
    if (this.isReverting) {
      this.isReverting = false;
      return;
    }
    const location = currentLocation(entry);
    if (this.handler?.(location, 'POP') !== false) {
      this.show(location, 'POP');
      return;
    }
    const steps = this.indexOf(this.location) - this.indexOf(location);
    this.isReverting = steps !== 0;
    if (this.isReverting) this.go(steps);
  }

  private indexOf({key}: Location): number {
    return Math.max(this.keys.indexOf(key), 0);
  }

  private show(location: Location, action: Action): void {
    Object.assign(this, {location, action, length: window.history.length});
    for (const listener of [...this.listeners]) listener(location, action);
  }
}

/** Returns the history of this window. */
export function createBrowserHistory(): History {
  return new BrowserHistory();
}

/**
 * Returns where a path or the parts of one lead from a place. The path is decoded, as Docusaurus
 * compares it with its routes.
 *
 * @throws {URIError} when the path has a percent sign that encodes nothing
 */
export function createLocation(
  to: LocationDescriptor,
  from: Location | undefined,
  state?: unknown,
): Location {
  const parts: LocationDescriptorObject = typeof to === 'string' ? parsePath(to) : to;
  const {pathname = '', search = '', hash = '', ...rest} = parts;
  const path = decodeURI(pathname);
  return {
    state,
    ...rest,
    pathname: path.startsWith('/') ? path : resolvePath(path, from?.pathname ?? '/'),
    search: withMark('?', search),
    hash: withMark('#', hash),
  };
}

/** The written form of a location. */
export function createPath({pathname = '/', search = '', hash = ''}): string {
  return pathname + withMark('?', search) + withMark('#', hash);
}

function currentLocation(entry: unknown): Location {
  const {key, state} = (entry ?? {}) as EntryState;
  const {pathname, search, hash} = window.location;
  return {
    ...createLocation({pathname, search, hash}, undefined, state),
    ...(key !== undefined && {key}),
  };
}

function parsePath(path: string): LocationDescriptorObject {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {pathname, search, hash};
}

function resolvePath(path: string, from: string): string {
  return path ? decodeURI(new URL(path, window.location.origin + from).pathname) : from;
}

function withMark(mark: string, part: string): string {
  if (part === '' || part === mark) return '';
  return part.startsWith(mark) ? part : mark + part;
}
