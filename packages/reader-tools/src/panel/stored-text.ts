/** Returns the text that this browser keeps from an earlier visit, under the key of a tool. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser without storage keeps nothing.
    return null;
  }
}

/** Keeps the text in this browser; no text clears what was kept. */
export function storeText(key: string, text: string): void {
  try {
    // What does not fit must not leave an earlier text behind.
    localStorage.removeItem(key);
    if (text !== '') localStorage.setItem(key, text);
  } catch {
    // No storage, or no room in it: the text lasts as long as the page.
  }
}
