import type {Inspection} from '../core/report';

/** An inspection, and whether Lexical loaded the text and its repaired copy. */
export interface LoadedInspection extends Inspection {
  /** What `parseEditorState` throws for the state as it is; null where it loads. */
  readonly loadError: string | null;
  /** The same for the repaired copy; nodes without a class are replaced. */
  readonly repairedLoadError: string | null;
}

/** A state for drawing as JSON. */
export interface DrawableJson {
  readonly json: string;
  readonly isCut: boolean;
}

/** What a page asks of the worker; everything after `inspect` is about the last inspected text. */
export interface InspectTasks {
  readonly inspect: (text: string) => LoadedInspection;
  /** @param nodes - how many are drawn at most */
  readonly draw: (nodes: number) => DrawableJson | null;
  readonly markdown: (input: null) => string;
}
