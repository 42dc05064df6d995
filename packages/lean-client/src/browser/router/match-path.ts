/** How {@link matchPath} compares, with React Router's names. */
export interface MatchOptions {
  readonly path?: string | readonly string[] | undefined;
  /** The whole path must match, except for a trailing slash. */
  readonly exact?: boolean | undefined;
  /** A trailing slash counts. */
  readonly strict?: boolean | undefined;
  /** Upper and lower case differ. */
  readonly sensitive?: boolean | undefined;
}

export interface Match {
  readonly path: string;
  /** The part of the path that matched. */
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, never>>;
}

/**
 * Returns the match for the first path that matches. Paths are literal, because Docusaurus' paths
 * have no parameters.
 */
export function matchPath(
  pathname: string,
  options: MatchOptions | string | readonly string[],
): Match | null {
  const settings: MatchOptions =
    typeof options === 'string' || Array.isArray(options)
      ? {path: options as string | readonly string[]}
      : (options as MatchOptions);
  const {path: paths = []} = settings;
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    const url = matchedPart(pathname, path, settings);
    if (url !== undefined) {
      return {path, url: url || '/', isExact: url === pathname, params: {}};
    }
  }
  return null;
}

function matchedPart(
  pathname: string,
  path: string,
  {exact, strict, sensitive}: MatchOptions,
): string | undefined {
  if (path === '*') return pathname;
  const bare = strict || !path.endsWith('/') ? path : path.slice(0, -1);
  // Docusaurus calls this for all documents, several times per page.
  const length = pathname.length - bare.length;
  if (length < 0 || (exact && length > 1)) return undefined;
  const start = pathname.slice(0, bare.length);
  const rest = pathname.slice(bare.length);
  const isSame = sensitive
    ? start === bare
    : start.toLowerCase() === bare.toLowerCase();
  const isWhole = rest === '' || rest.startsWith('/') || bare.endsWith('/');
  if (!isSame || !isWhole) return undefined;
  const url = rest === '/' && !strict ? pathname : start;
  return exact && url !== pathname ? undefined : url;
}
