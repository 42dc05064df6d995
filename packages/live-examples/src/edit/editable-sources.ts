import type {SourceFile} from '@lexical-documentation/code-sandbox';

/** Sources that can be edited and run together. */
export interface EditableSources {
  /** Identifies the sources in the stored edits. */
  readonly id: string;
  /** The name that readers see. */
  readonly title: string;
  readonly files: readonly SourceFile[];
  readonly entry: string;
}
