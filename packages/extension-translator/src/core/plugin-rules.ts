/** Where a prop of a plugin goes. */
export interface PropRule {
  /** The option of the extension; the same name without it. */
  readonly option?: string;
  /** Writes the value of the option. */
  readonly write?: (value: string) => string;
  /** What the reader should know. */
  readonly note?: string;
}

/** A plugin or a register function, and the extension that does the same. */
export interface PluginRule {
  readonly extension: string;
  readonly from: string;
  /** Node classes that the extension registers itself. */
  readonly nodes?: readonly string[];
  readonly props?: Readonly<Record<string, PropRule>>;
  /** Options whose default differs from the plugin's, with the plugin's. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly note?: string;
}

const SAME: PropRule = {};
const HIGHLIGHTED = ['CodeNode', 'CodeHighlightNode'];

/** Plugins of `@lexical/react` that have an extension. */
export const PLUGIN_RULES: Readonly<Record<string, PluginRule>> = {
  HistoryPlugin: {
    extension: 'HistoryExtension',
    from: '@lexical/history',
    props: {
      delay: SAME,
      externalHistoryState: {
        option: 'createInitialHistoryState',
        write: (value) => `() => ${value}`,
        note: 'A function that returns the state. A nested editor shares the history of its parent with SharedHistoryExtension instead.',
      },
    },
    defaults: {delay: '1000'},
  },
  AutoFocusPlugin: {
    extension: 'AutoFocusExtension',
    from: '@lexical/extension',
    props: {defaultSelection: SAME},
  },
  ClearEditorPlugin: {
    extension: 'ClearEditorExtension',
    from: '@lexical/extension',
    props: {onClear: {option: '$onClear', note: 'Runs in an update, as before.'}},
  },
  TabIndentationPlugin: {
    extension: 'TabIndentationExtension',
    from: '@lexical/extension',
    props: {maxIndent: SAME, $canIndent: SAME},
  },
  SelectionAlwaysOnDisplay: {
    extension: 'SelectionAlwaysOnDisplayExtension',
    from: '@lexical/extension',
    props: {onReposition: SAME},
  },
  HorizontalRulePlugin: {
    extension: 'HorizontalRuleExtension',
    from: '@lexical/extension',
    nodes: ['HorizontalRuleNode'],
    note: 'The node and its command come from @lexical/extension now.',
  },
  ListPlugin: {
    extension: 'ListExtension',
    from: '@lexical/list',
    nodes: ['ListNode', 'ListItemNode'],
    props: {hasStrictIndent: SAME, shouldPreserveNumbering: SAME},
  },
  CheckListPlugin: {
    extension: 'CheckListExtension',
    from: '@lexical/list',
    nodes: ['ListNode', 'ListItemNode'],
    props: {disableTakeFocusOnClick: SAME},
    note: 'It depends on ListExtension and adds it.',
  },
  LinkPlugin: {
    extension: 'LinkExtension',
    from: '@lexical/link',
    nodes: ['LinkNode'],
    props: {validateUrl: SAME, attributes: SAME},
  },
  AutoLinkPlugin: {
    extension: 'AutoLinkExtension',
    from: '@lexical/link',
    nodes: ['LinkNode', 'AutoLinkNode'],
    props: {
      matchers: SAME,
      excludeParents: SAME,
      onChange: {
        option: 'changeHandlers',
        write: (value) => `[${value}]`,
        note: 'A list, because several extensions can handle changed links.',
      },
    },
    note: 'It depends on LinkExtension and adds it.',
  },
  ClickableLinkPlugin: {
    extension: 'ClickableLinkExtension',
    from: '@lexical/link',
    nodes: ['LinkNode'],
    props: {newTab: SAME, disabled: SAME},
    defaults: {newTab: 'true'},
    note: 'It depends on LinkExtension and adds it.',
  },
  TablePlugin: {
    extension: 'TableExtension',
    from: '@lexical/table',
    nodes: ['TableNode', 'TableRowNode', 'TableCellNode'],
    props: {
      hasCellMerge: SAME,
      hasCellBackgroundColor: SAME,
      hasTabHandler: SAME,
      hasHorizontalScroll: SAME,
      hasNestedTables: SAME,
    },
    defaults: {hasHorizontalScroll: 'false'},
  },
  HashtagPlugin: {
    extension: 'HashtagExtension',
    from: '@lexical/hashtag',
    nodes: ['HashtagNode'],
  },
};

/** Plugins that render the editable element; their extensions have none of their props. */
export const TEXT_PLUGIN_RULES: Readonly<Record<string, PluginRule>> = {
  RichTextPlugin: {
    extension: 'RichTextExtension',
    from: '@lexical/rich-text',
    nodes: ['HeadingNode', 'QuoteNode'],
  },
  PlainTextPlugin: {extension: 'PlainTextExtension', from: '@lexical/plain-text'},
};

/** Plugins without an extension in the described version. */
export const PLUGINS_WITHOUT_EXTENSION: Readonly<Record<string, string>> = {
  LexicalTypeaheadMenuPlugin: 'It renders a menu.',
  LexicalNodeMenuPlugin: 'It renders a menu.',
  NodeContextMenuPlugin: 'It renders a menu.',
  LexicalAutoEmbedPlugin: 'It renders a menu.',
  DraggableBlockPlugin_EXPERIMENTAL: 'It renders a handle.',
  TableOfContentsPlugin: 'It renders what its child returns.',
  CharacterLimitPlugin: 'Its node class stays in "nodes", or add OverflowExtension.',
  OnChangePlugin: 'An update listener in "register" of an extension can do the same.',
  EditorRefPlugin: 'It passes the editor to a ref.',
  NodeEventPlugin: 'A root listener in "register" of an extension can do the same.',
  CollaborationPlugin:
    'With $initialEditorState: null, the content comes from the shared document. Leave HistoryExtension out.',
  CollaborationPluginV2__EXPERIMENTAL:
    'With $initialEditorState: null, the content comes from the shared document. Leave HistoryExtension out.',
  MarkdownShortcutPlugin:
    'Its transformers and their node classes stay. MdastShortcutsExtension of @lexical/mdast does the same work with another parser.',
  TreeView: 'TreeViewExtension shows the same tree as an extension.',
};

/** Register functions with an extension. The first argument is the editor. */
export const REGISTER_RULES: Readonly<
  Record<string, PluginRule & {readonly options?: readonly string[]}>
> = {
  registerRichText: {
    extension: 'RichTextExtension',
    from: '@lexical/rich-text',
    nodes: ['HeadingNode', 'QuoteNode'],
    options: ['escapeFormatTriggers', 'shouldHandlePasteAsFiles'],
  },
  registerPlainText: {extension: 'PlainTextExtension', from: '@lexical/plain-text'},
  registerHistory: {
    extension: 'HistoryExtension',
    from: '@lexical/history',
    options: ['createInitialHistoryState', 'delay', 'now'],
    props: {createInitialHistoryState: {write: stateFactory}},
  },
  registerClearEditor: {
    extension: 'ClearEditorExtension',
    from: '@lexical/extension',
    options: ['$onClear'],
  },
  registerTabIndentation: {
    extension: 'TabIndentationExtension',
    from: '@lexical/extension',
    options: ['maxIndent', '$canIndent'],
  },
  registerList: {
    extension: 'ListExtension',
    from: '@lexical/list',
    nodes: ['ListNode', 'ListItemNode'],
  },
  registerDragonSupport: {extension: 'DragonExtension', from: '@lexical/dragon'},
  registerLexicalHashtag: {
    extension: 'HashtagExtension',
    from: '@lexical/hashtag',
    nodes: ['HashtagNode'],
  },
};

/** Highlighters have one name in two packages. */
export const HIGHLIGHTER_RULES: Readonly<
  Record<string, PluginRule & {readonly options?: readonly string[]}>
> = {
  '@lexical/code-prism': {
    extension: 'CodePrismExtension',
    from: '@lexical/code-prism',
    nodes: HIGHLIGHTED,
    options: ['tokenizer'],
    note: 'It also indents code, as CodeIndentExtension does.',
  },
  '@lexical/code-shiki': {
    extension: 'CodeShikiExtension',
    from: '@lexical/code-shiki',
    nodes: HIGHLIGHTED,
    options: ['tokenizer'],
    note: 'It also indents code, as CodeIndentExtension does.',
  },
};

/** `createEmptyHistoryState()` is what the extension does by itself. */
function stateFactory(value: string): string {
  return value === 'createEmptyHistoryState()'
    ? 'createEmptyHistoryState'
    : `() => ${value}`;
}
