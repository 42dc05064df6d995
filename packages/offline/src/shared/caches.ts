/** What each cache of the browser holds. Sites below other base URLs have caches of their own. */
export interface CacheNames {
  /** What every page needs; replaced as a whole by each version of the site. */
  readonly shell: string;
  /** What the search needs. */
  readonly search: string;
  /** The HTML of visited pages. */
  readonly pages: string;
  /** Scripts, styles and texts of visited pages, whose names change with their content. */
  readonly files: string;
  /** Everything, kept because the reader asked for it. */
  readonly documentation: string;
}

/** Returns the names of the site's caches. */
export function cacheNames(baseUrl: string): CacheNames {
  const name = (content: string) => `offline ${content} ${baseUrl}`;
  return {
    shell: name('shell'),
    search: name('search'),
    pages: name('pages'),
    files: name('files'),
    documentation: name('documentation'),
  };
}

/** Removes every cache of the site. */
export async function removeCaches(baseUrl: string): Promise<void> {
  const names = Object.values(cacheNames(baseUrl)) as string[];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Tells whether any cache of the site holds a file whose name changes with its content. */
export async function findFile(
  baseUrl: string,
  url: string,
): Promise<Response | undefined> {
  const {shell, search, files, documentation} = cacheNames(baseUrl);
  for (const cacheName of [shell, files, search, documentation]) {
    const found = await caches.match(url, {cacheName});
    if (found) return found;
  }
  return undefined;
}
