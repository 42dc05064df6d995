/**
 * Returns the one path under which a page is kept, whichever way its address is written:
 * "/docs/intro", "/docs/intro/", "/docs/intro.html" and "/docs/intro/index.html?q=1#top" are one.
 */
export function pagePath({pathname}: Pick<URL, 'pathname'>): string {
  const bare = pathname.replace(/\/index(?:\.html)?$|\.html$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}
