import type {BaseSelection, EditorState} from 'lexical';

/** What a program put on the clipboard, or into a drag. */
export interface PastedData {
  /** What was offered as text, by MIME type, in the order of the browser. */
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
  /** Counts all pastes of the session. */
  readonly number: number;
  readonly how: 'paste' | 'drop';
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly data: PastedData;
  /** The document and the selection before it; states share their unchanged nodes. */
  readonly state: EditorState;
  readonly selection: BaseSelection | null;
}

/** Pastes that are kept. */
export const MOST_PASTES = 20;

/** The pastes since the page was opened. It outlives the editors that a switch rebuilds. */
export class PasteLog {
  #pastes: readonly Paste[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** The pastes, oldest first; a new list after each change. */
  readonly getPastes = (): readonly Paste[] => this.#pastes;

  /** Calls back after each paste, until the returned function is called. */
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
