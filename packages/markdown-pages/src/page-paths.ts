/** Where the Markdown of a page is, below the base URL: `docs/intro.md`, `index.md` for the home page. */
export function markdownFile(path: string, baseUrl: string): string {
  const name = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '');
  return name === '' ? 'index.md' : `${name}.md`;
}
