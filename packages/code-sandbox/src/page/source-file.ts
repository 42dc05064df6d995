/** A file of an example or a sample, with its path. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}
