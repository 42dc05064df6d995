const KEY = 'state-inspector';

/** Returns the text that this browser keeps from an earlier visit. */
export function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser without storage keeps nothing.
    return null;
  }
}

/** Keeps the text in this browser; no text clears what was kept. */
export function storeText(text: string): void {
  try {
    // What does not fit must not leave an earlier text behind.
    localStorage.removeItem(KEY);
    if (text !== '') localStorage.setItem(KEY, text);
  } catch {
    // No storage, or no room in it: the text lasts as long as the page.
  }
}
