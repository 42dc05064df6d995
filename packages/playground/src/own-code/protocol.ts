import {parseContent} from '@lexical-documentation/playground-link';
import type {KeptContent} from '../session/storage';

/** What the page tells the playground in its frame, beside what it tells every sandbox. */
export type ToPlayground =
  | {
      readonly type: 'open';
      readonly content: KeptContent;
      /** The style sheets of the page, as text. */
      readonly sheets: readonly string[];
    }
  /** The code is held: show the document without it. */
  | {readonly type: 'show'}
  /** Tell the document as it is now, without the usual delay. */
  | {readonly type: 'hand-over'};

/** What the playground in its frame tells. */
export type FromPlayground = DocumentChanged | {readonly type: 'handed-over'};

/** The document, each time that it has changed. */
interface DocumentChanged {
  readonly type: 'changed';
  readonly content: KeptContent;
}

/** The document may be as long as one that a link or the storage can hold. */
const MAX_LENGTH = 8_000_000;

/**
 * Returns the document out of a message of the frame. The code in there may send anything, so it
 * is checked as a document of a stranger is; undefined for all else.
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
