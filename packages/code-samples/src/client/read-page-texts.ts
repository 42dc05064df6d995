/**
 * Returns the HTML of a page's code blocks, in their order: from the document when it shows the
 * page, which needs no download, and else from the file that the build wrote.
 *
 * @param key - what the places of the page's blocks begin with
 * @throws Error when the file cannot be had.
 */
export async function readPageTexts(
  key: string,
  count: number,
  url: string,
): Promise<readonly string[]> {
  const shown = Array.from(
    {length: count},
    (_, index) =>
      document.querySelector(`[data-place="${key}-${index}"]`)?.innerHTML,
  );
  return shown.every((html) => html !== undefined) ? shown : download(url);
}

async function download(url: string): Promise<readonly string[]> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The page's code could not be loaded: ${url} (${response.status}).`);
  }
  return (await response.json()) as readonly string[];
}
