import type {BaseSelection, EditorState} from 'lexical';

/** The data on the clipboard, or of a drag. */
export interface PastedData {
  /** The text data by MIME type, in the browser's order. */
  readonly texts: readonly (readonly [type: string, text: string])[];
  readonly files: readonly PastedFile[];
}

/** A file on the clipboard, without its content. */
export interface PastedFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** One paste or drop. */
export interface Paste {
  /** A running number in this session. */
  readonly number: number;
  readonly how: 'paste' | 'drop';
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly data: PastedData;
  /** The document and the selection before it; states share their unchanged nodes. */
  readonly state: EditorState;
  readonly selection: BaseSelection | null;
}

/** How many pastes are kept. */
export const MOST_PASTES = 20;

/** The pastes since the page was opened. It's kept when a switch rebuilds the editor. */
export class PasteLog {
  #pastes: readonly Paste[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** The pastes, oldest first; a new list after each change. */
  readonly getPastes = (): readonly Paste[] => this.#pastes;

  /** Calls back after each paste, until you call the returned function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(paste: Omit<Paste, 'number'>): void {
    this.#count += 1;
    const all = [...this.#pastes, {...paste, number: this.#count}];
    this.#pastes = all.slice(-MOST_PASTES);
    for (const listener of this.#listeners) listener();
  }
}
