/** How the editor reaches the page. */
export type Form = 'react' | 'vanilla';

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
  | 'mode-announcements'
  | 'toolbar'
  | 'table-toolbar'
  | 'code-toolbar'
  | 'link-panel'
  | 'slash-menu'
  | 'drag-handle'
  | 'find-replace'
  | 'placeholder'
  | 'character-limit'
  | 'images'
  | 'equations'
  | 'videos'
  | 'columns'
  | 'collapsible';

/** The groups that readers choose from. */
export type FeatureGroup =
  | 'Text'
  | 'Blocks'
  | 'Links'
  | 'Typing'
  | 'Selection'
  | 'Screen readers'
  | 'Around the text'
  | 'Own blocks';

/** One thing that an editor can do, and what its source needs for it. */
export interface Feature {
  readonly id: FeatureId;
  readonly group: FeatureGroup;
  /** What readers choose, in plain words. */
  readonly label: string;
  /** Exported names by the module that exports them: a package, or a file of {@link part}. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Extensions in the editor's list of dependencies. */
  readonly dependencies: readonly string[];
  /** Their configuration: source of each property, by extension. */
  readonly config?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Statements above the editor's extension. */
  readonly setup?: string;
  /** What must be chosen as well. */
  readonly needs: readonly FeatureId[];
  /** What readers may set. */
  readonly options?: readonly FeatureOption[];
  /** Elements around the text, which only React shows. */
  readonly part?: Part;
  /** A button of the toolbar, where there is one. */
  readonly tool?: Offer;
  /** An option of the menu of blocks, where there is one. */
  readonly option?: Offer;
}

/** What a toolbar or a menu offers for a feature. */
export interface Offer {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** JSX of a button, or an expression that creates an option. */
  readonly source: string;
}

/** Elements around the text, and the files of an example that they come from. */
export interface Part {
  /** A folder of examples; its files are in a folder with the feature's name in the project. */
  readonly example?: string;
  readonly files?: readonly string[];
  /** JSX in the bar above the text. */
  readonly above?: string;
  /** JSX below the text that shows itself where it has something to do. */
  readonly context?: string;
  /** JSX in the element that contains the text, which is its variable `page`. */
  readonly page?: string;
  readonly below?: string;
  /** Properties of the text's own element. */
  readonly text?: string;
}

/** A value that readers may set. */
export interface FeatureOption {
  /** Tells it from others of its feature. */
  readonly name: string;
  readonly label: string;
  /** What holds if nothing is set; null where there is no limit. */
  readonly initial: OptionValue | null;
  readonly target: OptionTarget;
}

/** What an option sets: a property of an extension's configuration, or a constant of the module. */
export type OptionTarget =
  | {
      readonly extension: string;
      readonly property: string;
      /** The property's source once the option is on, if that is not its value. */
      readonly source?: string;
    }
  | {readonly constant: string};

export type OptionValue = boolean | number | string;
