import type {SerializedEditorState} from 'lexical';

/** Plugin ids, and whether each is on. What is not named keeps its default. */
export type PluginSwitches = Readonly<Record<string, boolean>>;

/** What the playground shows, keeps and shares: a document, and the plugins it runs with. */
export interface PlaygroundContent {
  readonly state: SerializedEditorState;
  readonly plugins?: PluginSwitches;
  /** A module of the reader, in TypeScript. It runs nowhere but in a document without an origin. */
  readonly code?: string;
  /** Whether the reader has switched the code off. */
  readonly isCodeOff?: boolean;
}
