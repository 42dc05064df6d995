const MARKDOWN = 'text/markdown';

/**
 * Copies the Markdown at an address to the clipboard.
 *
 * @throws Error when there is no Markdown, or when the browser refuses the clipboard
 */
export async function copyMarkdown(path: string): Promise<void> {
  const text = fetchMarkdown(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows a copy only in the event itself, where its text may still be a promise.
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch (error) {
    // What the network said tells more than what the clipboard made of it.
    await text;
    throw error;
  }
}

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path, {headers: {accept: MARKDOWN}});
  if (!response.ok) {
    throw new Error(`${path} answers with status ${String(response.status)}`);
  }
  return response.text();
}
