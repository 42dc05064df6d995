import type {LexicalEditor, SerializedEditorState} from 'lexical';

/** Something that a step asks for: what the editor does, and never how the code reads. */
export interface Requirement {
  /** What the editor does once it is met, as a sentence: "Enter starts a new paragraph". */
  readonly title: string;
  /** Uses the editor, which has just started, and reports what is missing with `app.expect`. */
  readonly test: (app: App) => Promise<void> | void;
}

/** A block of the document, for messages and comparisons. */
export interface Block {
  /** Type of the node, with the tag of a heading: `heading h2`. */
  readonly type: string;
  readonly text: string;
}

/** Keys that are held while another one is pressed; `primary` is Command on a Mac. */
export interface HeldKeys {
  readonly primary?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** The reader's running program, as a check uses it. */
export interface App {
  /** The first editor on the page. */
  readonly editor: LexicalEditor;
  /** Its editable element. */
  readonly root: HTMLElement;
  /** Types a text, key by key, at the caret or at the end of the document. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  readonly press: (key: string, held?: HeldKeys) => Promise<void>;
  /** Pastes content, given by type. */
  readonly paste: (content: Readonly<Record<string, string>>) => Promise<void>;
  /** Copies what is selected, and returns it by type. */
  readonly copy: () => Promise<Readonly<Record<string, string>>>;
  /** Selects the first occurrence of a text in the document. */
  readonly select: (text: string) => Promise<void>;
  /** Puts the caret at the end of the document. */
  readonly selectEnd: () => Promise<void>;
  /** Puts the caret at the start of the document. */
  readonly selectStart: () => Promise<void>;
  /** Clicks the button with this name, or an element. */
  readonly click: (target: string | Element) => Promise<void>;
  /** Returns the button with this name, whatever its case; reports it as missing otherwise. */
  readonly button: (name: string) => HTMLElement;
  /** Returns an element of the page by selector; reports the message if there is none. */
  readonly find: (selector: string, message: string) => HTMLElement;
  /** Replaces the document with paragraphs. */
  readonly write: (...paragraphs: readonly string[]) => Promise<void>;
  /** Replaces the document with a stored state. */
  readonly load: (state: object) => Promise<void>;
  /** Reads the document with dollar functions. */
  readonly read: <Value>(read: () => Value) => Value;
  /** The blocks at the top of the document. */
  readonly blocks: () => readonly Block[];
  /** The text of the document, with one line break between blocks. */
  readonly text: () => string;
  readonly json: () => SerializedEditorState;
  /** Starts the program again, as reloading the page would; what it stored stays. */
  readonly reload: () => Promise<void>;
  /** Waits until the editor has updated, then for some milliseconds. */
  readonly wait: (milliseconds?: number) => Promise<void>;
  /** Reports what is missing unless the condition holds. */
  readonly expect: (condition: unknown, message: string) => asserts condition;
}

/** The outcome of a requirement. */
export interface Outcome {
  readonly title: string;
  readonly met: boolean;
  /** What is missing; empty when it is met. */
  readonly message: string;
}

export type {Attempt, Attempts, Edit, WrongAttempt} from '../steps/attempts';
