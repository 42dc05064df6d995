/**
 * Returns the files that Docusaurus may have written a page to, below the folder of a build: `/a` is
 * `a/index.html` or `a.html`, by its setting `trailingSlash`.
 *
 * @param sitePath - the page's path below the base URL, encoded, with or without slashes at its ends
 */
export function builtPageFiles(sitePath: string): string[] {
  const name = decodeURI(sitePath).replace(/^\/|\/$/gu, '');
  return name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`];
}
