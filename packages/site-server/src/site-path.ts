/** The result of parsing a request target. */
export type SitePath =
  /** A path of the site, decoded, below the base URL, with a leading slash. */
  | {readonly kind: 'path'; readonly path: string}
  /** A URL that no page of the site can have. */
  | {readonly kind: 'outside'}
  /** Not a URL. */
  | {readonly kind: 'malformed'};

const MALFORMED: SitePath = {kind: 'malformed'};
const OUTSIDE: SitePath = {kind: 'outside'};

/**
 * Parses the target of a request line (`/docs/intro?x=1`, or an absolute URL as proxies send it).
 *
 * @param baseUrl - path of the site, with slashes at both ends
 */
export function parseSitePath(target: string, baseUrl: string): SitePath {
  const path = pathOf(target);
  if (!path.startsWith('/')) {
    return MALFORMED;
  }
  const decoded = decodePath(path);
  if (decoded === undefined || leavesFolder(decoded) || hasStraySlash(path)) {
    return OUTSIDE;
  }
  if (`${decoded}/` === baseUrl) {
    return {kind: 'path', path: '/'};
  }
  if (!decoded.startsWith(baseUrl)) {
    return OUTSIDE;
  }
  return {kind: 'path', path: decoded.slice(baseUrl.length - 1)};
}

/**
 * The files that can answer a path, best first, without a leading slash. A page is found in each of
 * its forms: `/docs/intro`, `/docs/intro/`, `/docs/intro.html` and `/docs/intro/index.html`.
 */
export function candidateFiles(path: string): string[] {
  const bare = path.replace(/^\/+|\/+$/g, '');
  if (bare === '') {
    return ['index.html'];
  }
  const page = bare.replace(/(^|\/)index\.html$|\.html$/, '');
  const pageForms =
    page === '' ? ['index.html'] : [`${page}/index.html`, `${page}.html`];
  return path.endsWith('/') ? pageForms : [...new Set([bare, ...pageForms])];
}

/** Returns whether a file isn't meant to be published (`.git/config`); `.well-known` is public. */
export function isHidden(path: string): boolean {
  return path
    .split('/')
    .some((segment) => segment.startsWith('.') && segment !== '.well-known');
}

function pathOf(target: string): string {
  const [address = ''] = target.split(/[?#]/, 1);
  const origin = /^https?:\/\/[^/]*/i.exec(address)?.[0] ?? '';
  return address.slice(origin.length) || '/';
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function leavesFolder(path: string): boolean {
  return (
    path.includes('\0') ||
    path.includes('\\') ||
    path.split('/').some((segment) => segment === '..' || segment === '.')
  );
}

/** The page's router doesn't accept "//" or "%2F" as a slash; it would show another page. */
function hasStraySlash(path: string): boolean {
  return /\/\/|%2f/i.test(path);
}
