/** A file of notes: a module's purpose, and descriptions that its source lacks. */
export interface NoteFile {
  /** Path for error messages. */
  readonly file: string;
  /** The file's name without extension, which is the module's name in URLs. */
  readonly slug: string;
  /** Text above the first symbol: the module's purpose. Empty when there is none. */
  readonly introduction: string;
  readonly notes: readonly Note[];
}

/** The note on one symbol, or on one of its members. */
export interface Note {
  readonly symbol: string;
  readonly member?: string;
  readonly file: string;
  /** Line of the heading, 1-based. */
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
