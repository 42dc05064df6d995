const KEY = 'code-check';

/** Returns the code that this browser keeps from an earlier visit. */
export function readCode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser without storage keeps nothing.
    return null;
  }
}

/** Keeps the code in this browser; no code clears what was kept. */
export function storeCode(text: string): void {
  try {
    if (text === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // No storage, or no room in it: the code lasts as long as the page.
  }
}
