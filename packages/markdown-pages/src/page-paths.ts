/**
 * Returns a page's Markdown file relative to the base URL: `docs/intro.md`, or `index.md` for the
 * home page.
 */
export function markdownFile(path: string, baseUrl: string): string {
  const name = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '');
  return name === '' ? 'index.md' : `${name}.md`;
}
