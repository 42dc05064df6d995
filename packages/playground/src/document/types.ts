import type {SerializedEditorState} from 'lexical';

/** Plugin ids, and whether each is on. What is not named keeps its default. */
export type PluginSwitches = Readonly<Record<string, boolean>>;

/** What the playground shows, keeps and shares: a document, and the plugins it runs with. */
export interface PlaygroundContent {
  readonly state: SerializedEditorState;
  readonly plugins?: PluginSwitches;
}
