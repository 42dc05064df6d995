import {parseContent} from '@lexical-documentation/playground-link';
import type {KeptContent} from '../session/storage';

/** The page's messages to the playground in its frame, in addition to those to every sandbox. */
export type ToPlayground =
  | {
      readonly type: 'open';
      readonly content: KeptContent;
      /** The text of the page's style sheets. */
      readonly sheets: readonly string[];
    }
  /** The code doesn't run: show the document without it. */
  | {readonly type: 'show'}
  /** Send the current document, without the usual delay. */
  | {readonly type: 'hand-over'};

/** The messages of the playground in its frame. */
export type FromPlayground = DocumentChanged | {readonly type: 'handed-over'};

/** Sent after each change. */
interface DocumentChanged {
  readonly type: 'changed';
  readonly content: KeptContent;
}

/** As long as a document in a link or in the storage can be. */
const MAX_LENGTH = 8_000_000;

/**
 * Returns the document in a message of the frame, or undefined for all other messages. The code in
 * the frame can send anything, so the document is validated like a stranger's.
 */
export function readChanged(data: unknown): KeptContent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, content} = data as Partial<DocumentChanged>;
  if (type !== 'changed') return undefined;
  try {
    const text = JSON.stringify(content);
    return text.length > MAX_LENGTH ? undefined : parseContent(text, 'the frame');
  } catch {
    return undefined;
  }
}
