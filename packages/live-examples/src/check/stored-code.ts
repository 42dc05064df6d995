/** Returns the code that this browser keeps from an earlier visit, under the key of a tool. */
export function readCode(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser without storage keeps nothing.
    return null;
  }
}

/** Keeps the code in this browser; no code clears what was kept. */
export function storeCode(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // No storage, or no room in it: the code lasts as long as the page.
  }
}
