const PREFIX = 'lexical-playground';

/**
 * Where documents are kept: the reader's own, and the one that is only visited (from a link or an
 * example), which must not take the place of the reader's.
 */
export type Slot = 'own' | 'visit' | 'replaced';

/** The item of the storage that holds a slot. */
export function keyOf(slot: Slot | 'damaged'): string {
  return `${PREFIX}:${slot}`;
}

/**
 * Puts a document that cannot be opened aside, so that the next one does not take its place.
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
    // Where storage is forbidden nothing was kept.
    return false;
  }
}

/** Hands out the document that was set aside, as a file. */
export function downloadAside(): void {
  const text = window.localStorage.getItem(keyOf('damaged')) ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = 'lexical-document.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
