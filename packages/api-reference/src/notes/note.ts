/** A file of notes: what a module is for, and descriptions that its source lacks. */
export interface NoteFile {
  /** Path for messages. */
  readonly file: string;
  /** The file's name without extension, which is the module's name in addresses. */
  readonly slug: string;
  /** Text above the first symbol: the module's purpose. Empty when there is none. */
  readonly introduction: string;
  readonly notes: readonly Note[];
}

/** What is said of one symbol, or of one member of it. */
export interface Note {
  readonly symbol: string;
  readonly member?: string;
  readonly file: string;
  /** Line of the heading, from 1. */
  readonly line: number;
  readonly summary: string;
  readonly tags: readonly NoteTag[];
}

/** A TSDoc block tag and its text; for `@param`, `name` is the parameter. */
export interface NoteTag {
  readonly tag: NoteTagName;
  readonly name?: string;
  readonly text: string;
  readonly line: number;
}

export const noteTagNames = [
  'param',
  'returns',
  'throws',
  'remarks',
  'example',
  'see',
  'defaultValue',
] as const;

export type NoteTagName = (typeof noteTagNames)[number];
