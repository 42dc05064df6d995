import {
  parseContent,
  type PlaygroundContent,
} from '@lexical-documentation/playground-link';
import {FourPartError} from '@lexical-documentation/common';

import {keyOf, setAside, type Slot} from './slots';

/** A document in the browser's storage. `source` identifies a visit. */
export interface KeptContent extends PlaygroundContent {
  readonly source?: string;
}

/**
 * Reads a stored document.
 *
 * @throws FourPartError if it's damaged; its text is then kept under another name
 */
export function readKept(slot: Slot): KeptContent | null {
  const text = readItem(slot);
  if (text === null) return null;
  try {
    const source = (JSON.parse(text) as {source?: unknown}).source;
    const content = parseContent(text, 'the browser’s storage');
    return typeof source === 'string' ? {...content, source} : content;
  } catch (cause) {
    setAside(slot);
    throw new FourPartError(
      {
        what: 'The document saved in this browser can’t be read.',
        where: `the storage of this site, item “${keyOf(slot)}”`,
        expected: 'a document as the playground writes it',
        fix: `Download it. None of its text is lost.`,
      },
      {cause},
    );
  }
}

/**
 * Stores a document.
 *
 * @throws FourPartError if the browser has no room for it, or doesn't allow this site to store
 * anything
 */
export function keep(slot: Slot, content: KeptContent): void {
  const text = JSON.stringify(content);
  try {
    writeItem(slot, text);
  } catch (cause) {
    const megabytes = (text.length / 1_000_000).toFixed(1);
    throw new FourPartError(
      {
        what: 'The document is no longer saved in this browser.',
        where: `the storage of this site; the document takes ${megabytes} MB`,
        expected: 'a few megabytes of free storage, and a window that may use it',
        fix: 'Remove large images, or copy the JSON before you leave.',
      },
      {cause},
    );
  }
}

/** Deletes a stored document. */
export function forget(slot: Slot): void {
  try {
    window.localStorage.removeItem(keyOf(slot));
  } catch {
    // Without storage, there is nothing to delete.
  }
}

function readItem(slot: Slot): string | null {
  try {
    return window.localStorage.getItem(keyOf(slot));
  } catch {
    return null;
  }
}

function writeItem(slot: Slot, text: string): void {
  window.localStorage.setItem(keyOf(slot), text);
}
