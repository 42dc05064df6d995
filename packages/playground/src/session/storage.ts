import {FourPartError} from '@lexical-documentation/common';

import {parseContent} from '../document/parse-content';
import type {PlaygroundContent} from '../document/types';

const PREFIX = 'lexical-playground';

/**
 * Where documents are kept: the reader's own, and the one that is only visited (from a link or an
 * example), which must not take the place of the reader's.
 */
export type Slot = 'own' | 'visit' | 'replaced';

/** A document in the browser's storage. `source` tells visits apart. */
export interface KeptContent extends PlaygroundContent {
  readonly source?: string;
}

/**
 * Reads a kept document.
 *
 * @throws FourPartError when it is damaged; its text is then kept beside, under another name
 */
export function readKept(slot: Slot): KeptContent | null {
  const text = readItem(slot);
  if (text === null) return null;
  try {
    const source = (JSON.parse(text) as {source?: unknown}).source;
    const content = parseContent(text, 'the browser’s storage');
    return typeof source === 'string' ? {...content, source} : content;
  } catch (cause) {
    writeItem('damaged', text);
    window.localStorage.removeItem(keyOf(slot));
    throw new FourPartError(
      {
        what: 'The document that this browser kept cannot be read.',
        where: `the storage of this site, item “${keyOf(slot)}”`,
        expected: 'a document as the playground writes it',
        fix: `Its text is still there, under “${keyOf('damaged')}”.`,
      },
      {cause},
    );
  }
}

/**
 * Keeps a document.
 *
 * @throws FourPartError when the browser has no room for it, or keeps nothing for this site
 */
export function keep(slot: Slot, content: KeptContent): void {
  const text = JSON.stringify(content);
  try {
    writeItem(slot, text);
  } catch (cause) {
    const megabytes = (text.length / 1_000_000).toFixed(1);
    throw new FourPartError(
      {
        what: 'The document is not kept in this browser any more.',
        where: `the storage of this site; the document takes ${megabytes} MB`,
        expected: 'a few megabytes of free storage, and a window that may use it',
        fix: 'Remove large images, or copy the JSON before you leave.',
      },
      {cause},
    );
  }
}

/** Forgets a document. */
export function forget(slot: Slot): void {
  try {
    window.localStorage.removeItem(keyOf(slot));
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** The item of the storage that holds a slot. */
export function keyOf(slot: Slot | 'damaged'): string {
  return `${PREFIX}:${slot}`;
}

function readItem(slot: Slot): string | null {
  try {
    return window.localStorage.getItem(keyOf(slot));
  } catch {
    return null;
  }
}

function writeItem(slot: Slot | 'damaged', text: string): void {
  window.localStorage.setItem(keyOf(slot), text);
}
