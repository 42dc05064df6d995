import type {Inspection} from '../core/report';

/** What a page asks of the worker; everything after `inspect` is about the last inspected text. */
export type InspectRequest =
  | {readonly id: number; readonly type: 'inspect'; readonly text: string}
  | {readonly id: number; readonly type: 'draw'; readonly nodes: number}
  | {readonly id: number; readonly type: 'markdown'};

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

export interface InspectAnswers {
  readonly inspect: LoadedInspection;
  readonly draw: DrawableJson | null;
  readonly markdown: string;
}

/** What the worker answers. */
export type InspectAnswer =
  | {readonly id: number; readonly result: InspectAnswers[keyof InspectAnswers]}
  | {readonly id: number; readonly error: string};
