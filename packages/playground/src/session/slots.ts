const PREFIX = 'lexical-playground';

/**
 * Where documents are stored: the reader's own, and a visited one (from a link or an example),
 * which must not replace the reader's.
 */
export type Slot = 'own' | 'visit' | 'replaced';

/** The storage key of a slot. */
export function keyOf(slot: Slot | 'damaged'): string {
  return `${PREFIX}:${slot}`;
}

/**
 * Sets a document that can't be opened aside, so that the next one doesn't overwrite it.
 *
 * @returns whether there was one
 */
export function setAside(slot: Slot): boolean {
  try {
    const text = window.localStorage.getItem(keyOf(slot));
    if (text === null) return false;
    window.localStorage.setItem(keyOf('damaged'), text);
    window.localStorage.removeItem(keyOf(slot));
    return true;
  } catch {
    // Without storage, nothing was stored.
    return false;
  }
}

/** Downloads the document that was set aside. */
export function downloadAside(): void {
  const text = window.localStorage.getItem(keyOf('damaged')) ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = 'lexical-document.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
