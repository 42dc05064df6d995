const MARKDOWN = 'text/markdown';

/**
 * Copies the Markdown at a URL to the clipboard.
 *
 * @throws Error if there is no Markdown, or if the browser refuses the clipboard
 */
export async function copyMarkdown(path: string): Promise<void> {
  const text = fetchMarkdown(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari only allows copying during the event itself, but the text can be a promise.
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch (error) {
    // The network's error is more helpful than the clipboard's.
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
