const answers = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file whose content never changes, once: who needs it later gets the same answer, and
 * whoever knows first that it will be needed may ask for it ahead. A file that could not be had is asked
 * for again.
 *
 * @throws {Error} when the server has no such file, or cannot be reached
 */
export function fetchJson<Content>(url: string): Promise<Content> {
  const known = answers.get(url);
  if (known) return known as Promise<Content>;
  const answer = request<Content>(url);
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

async function request<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `A file of the page could not be loaded: ${url} (${response.status})`,
    );
  }
  return (await response.json()) as Content;
}
