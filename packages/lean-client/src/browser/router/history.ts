import type {
  Action,
  History,
  Location,
  LocationDescriptor,
  LocationDescriptorObject,
  LocationListener,
  TransitionPromptHook,
} from 'history';

/** Entries of `history` store their key, which shows how far a reader went back or forward. */
interface EntryState {
  readonly key?: string;
  readonly state?: unknown;
}

/**
 * Implements what Docusaurus uses of version 4 of the library `history`: it listens to the
 * browser's history, and handlers can block a navigation. Docusaurus destructures it, so the
 * functions are bound.
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

  /** Adds a navigation to the browser's history unless it's blocked. */
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
 * Resolves a path, or its parts, relative to a location. The path is decoded, because Docusaurus
 * compares it with its routes.
 *
 * @throws {URIError} if the path has an invalid percent encoding
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

/** A location as a string. */
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
