/** A file of an example or a sample, with its path. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** Sources that can be edited and run together. */
export interface EditableSources {
  /** Tells them from others where edits are kept. */
  readonly id: string;
  /** What the reader calls them. */
  readonly title: string;
  readonly files: readonly SourceFile[];
  readonly entry: string;
}
