import type {SourceFile} from '@lexical-documentation/code-sandbox';

/** Sources that can be edited and run together. */
export interface EditableSources {
  /** Identifies the sources in the storage of edits. */
  readonly id: string;
  /** What the reader calls them. */
  readonly title: string;
  readonly files: readonly SourceFile[];
  readonly entry: string;
}
