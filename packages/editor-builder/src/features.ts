import {FEATURES} from './feature-list';

/** Name of something that an editor can do, as it stands in an address. */
export type FeatureId =
  | 'rich-text'
  | 'marks'
  | 'hashtags'
  | 'lists'
  | 'strict-lists'
  | 'check-lists'
  | 'tables'
  | 'code'
  | 'code-arrows'
  | 'horizontal-rules'
  | 'links'
  | 'clickable-links'
  | 'auto-links'
  | 'history'
  | 'markdown-shortcuts'
  | 'tab-indentation'
  | 'paste-rules'
  | 'word-lists'
  | 'auto-focus'
  | 'select-block'
  | 'selection-on-display'
  | 'click-after-last'
  | 'data-selected'
  | 'clear-editor'
  | 'history-announcements'
  | 'mode-announcements';

/** The groups that readers choose from. */
export type FeatureGroup =
  'Text' | 'Blocks' | 'Links' | 'Typing' | 'Selection' | 'Screen readers';

/** One thing that an editor can do, and what its source needs for it. */
export interface Feature {
  readonly id: FeatureId;
  readonly group: FeatureGroup;
  /** What readers choose, in plain words. */
  readonly label: string;
  /** Exported names by the package that exports them. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** What stands in the editor's list of dependencies. */
  readonly dependency: string;
  /** The feature whose dependency this one's configures, and stands for. */
  readonly configures?: FeatureId;
  /** Statements above the editor's extension. */
  readonly setup?: string;
  /** What must be chosen as well. */
  readonly needs: readonly FeatureId[];
}

/** Returns the choices with all that they need, each once, in the order of {@link FEATURES}. */
export function withNeeded(choices: readonly FeatureId[]): readonly Feature[] {
  const wanted = new Set<FeatureId>();
  const add = (id: FeatureId): void => {
    wanted.add(id);
    FEATURES.find((feature) => feature.id === id)?.needs.forEach(add);
  };
  choices.forEach(add);
  return FEATURES.filter(({id}) => wanted.has(id));
}

/** Returns the choices without a feature, and without all that needs it. */
export function withoutDependents(
  choices: readonly FeatureId[],
  removed: FeatureId,
): readonly FeatureId[] {
  return choices.filter(
    (id) => !withNeeded([id]).some((needed) => needed.id === removed),
  );
}
