/** What became of a part of the code. */
export type NoteKind =
  /** It is part of an extension now. */
  | 'moved'
  /** It stays as it was, because it works in both forms. */
  | 'kept'
  /** Only the author of the code can decide. */
  | 'decide'
  /** It works, but a newer release deprecates or removes it. */
  | 'later';

/** A remark on a part of the code. */
export interface Note {
  readonly kind: NoteKind;
  /** The line of the pasted code, from 1. */
  readonly line: number;
  /** The part: a plugin, a prop as `HistoryPlugin.delay`, a setting, a function. */
  readonly subject: string;
  readonly text: string;
}

/** Code in the extension form, with what became of each part. */
export interface Translation {
  readonly code: string;
  /** In the order of lines. */
  readonly notes: readonly Note[];
}
