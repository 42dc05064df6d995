/** A query, and the pages or headings of which one has to be found. */
export interface JudgedQuery {
  query: string;
  /** Paths; without a fragment any place of the page will do. */
  answers: string[];
}

type Row = [query: string, ...answers: string[]];

const API = '/docs/api/modules/lexical';

/** Names as they are written, in part, in any case, with or without signs. */
const NAMES: Row[] = [
  ['$getRoot', `${API}#getroot`],
  ['getRoot', `${API}#getroot`],
  ['getroot', `${API}#getroot`],
  ['$getRoot()', `${API}#getroot`],
  ['$getSelection', `${API}#getselection`],
  ['createEditor', `${API}#createeditor`],
  ['createeditor()', `${API}#createeditor`],
  [
    'LexicalEditor',
    '/docs/api/interfaces/lexical.LexicalEditor',
    `${API}#lexicaleditor`,
  ],
  [
    'lexicaleditor',
    '/docs/api/interfaces/lexical.LexicalEditor',
    `${API}#lexicaleditor`,
  ],
  [
    'registerUpdateListener',
    '/docs/api/interfaces/lexical.LexicalEditor#registerupdatelistener',
  ],
  [
    'registerupdatelistener',
    '/docs/api/interfaces/lexical.LexicalEditor#registerupdatelistener',
  ],
  ['registerCommand', '/docs/api/interfaces/lexical.LexicalEditor#registercommand'],
  [
    'registerNodeTransform',
    '/docs/api/interfaces/lexical.LexicalEditor#registernodetransform',
  ],
  ['dispatchCommand', '/docs/api/interfaces/lexical.LexicalEditor#dispatchcommand'],
  ['parseEditorState', '/docs/api/interfaces/lexical.LexicalEditor#parseeditorstate'],
  ['TextNode', '/docs/api/classes/lexical.TextNode', `${API}#textnode`],
  ['DecoratorNode', `${API}#decoratornode`],
  ['ElementNode', '/docs/api/classes/lexical.ElementNode', `${API}#elementnode`],
  [
    'RangeSelection',
    '/docs/api/interfaces/lexical.RangeSelection',
    `${API}#rangeselection`,
  ],
  ['$insertNodes', `${API}#insertnodes`],
  ['$nodesOfType', `${API}#nodesoftype`],
  ['FORMAT_TEXT_COMMAND', `${API}#format_text_command`],
  ['format_text_command', `${API}#format_text_command`],
  ['KEY_ENTER_COMMAND', `${API}#key_enter_command`],
  ['COMMAND_PRIORITY_LOW', `${API}#command_priority_low`],
  ['INSERT_TABLE_COMMAND', '/docs/api/modules/lexical_table#insert_table_command'],
  ['HeadingNode', '/docs/api/modules/lexical_rich-text#headingnode'],
  [
    '$convertToMarkdownString',
    '/docs/api/modules/lexical_markdown#converttomarkdownstring',
  ],
  ['$generateHtmlFromNodes', '/docs/api/modules/lexical_html#generatehtmlfromnodes'],
  ['$generateNodesFromDOM', '/docs/api/modules/lexical_html#generatenodesfromdom'],
  ['$setBlocksType', '/docs/api/modules/lexical_selection#setblockstype'],
  ['mergeRegister', `${API}#mergeregister`],
  [
    'useLexicalComposerContext',
    '/docs/api/modules/lexical_react_LexicalComposerContext#uselexicalcomposercontext',
  ],
  ['LexicalComposer', '/docs/api/modules/lexical_react_LexicalComposer'],
  ['OnChangePlugin', '/docs/api/modules/lexical_react_LexicalOnChangePlugin'],
  ['ContentEditable', '/docs/api/modules/lexical_react_LexicalContentEditable'],
  ['createHeadlessEditor', '/docs/api/modules/lexical_headless#createheadlesseditor'],
  ['registerRichText', '/docs/api/modules/lexical_rich-text#registerrichtext'],
  ['defineExtension', `${API}#defineextension`],
  ['createState', `${API}#createstate`],
];

/** Parts of names, and names as two or three words. */
const PARTS: Row[] = [
  [
    'update listener',
    '/docs/concepts/listeners',
    '/docs/api/interfaces/lexical.LexicalEditor#registerupdatelistener',
    `${API}#updatelistener`,
  ],
  [
    'node transform',
    '/docs/concepts/transforms',
    '/docs/api/interfaces/lexical.LexicalEditor#registernodetransform',
  ],
  ['insert table', '/docs/api/modules/lexical_table', '/docs/packages/lexical-table'],
  ['nodesFromDOM', '/docs/api/modules/lexical_html#generatenodesfromdom'],
  ['composer context', '/docs/api/modules/lexical_react_LexicalComposerContext'],
  [
    'mutationlistener',
    `${API}#mutationlistener`,
    '/docs/api/interfaces/lexical.LexicalEditor#registermutationlistener',
  ],
  ['create text node', `${API}#createtextnode`],
  ['text node', '/docs/api/classes/lexical.TextNode', `${API}#textnode`],
  ['decorator node', `${API}#decoratornode`, '/docs/concepts/nodes'],
  ['nested composer', '/docs/api/modules/lexical_react_LexicalNestedComposer'],
  ['key enter', `${API}#key_enter_command`],
  ['merge register', `${API}#mergeregister`],
];

/** Subjects. */
const CONCEPTS: Row[] = [
  ['nodes', '/docs/concepts/nodes'],
  ['node', '/docs/concepts/nodes'],
  ['commands', '/docs/concepts/commands'],
  ['listeners', '/docs/concepts/listeners'],
  ['transforms', '/docs/concepts/transforms'],
  ['selection', '/docs/concepts/selection', '/docs/packages/lexical-selection'],
  ['editor state', '/docs/concepts/editor-state'],
  ['editor-state', '/docs/concepts/editor-state'],
  ['node state', '/docs/concepts/node-state'],
  ['node replacement', '/docs/concepts/node-replacement'],
  ['node cloning', '/docs/concepts/node-cloning'],
  ['key management', '/docs/concepts/key-management'],
  ['dom events', '/docs/concepts/dom-events'],
  ['serialization', '/docs/concepts/serialization'],
  ['traversals', '/docs/concepts/traversals'],
  ['updates', '/docs/concepts/updates'],
  ['read only', '/docs/concepts/read-only'],
  ['readonly', '/docs/concepts/read-only'],
  ['history', '/docs/concepts/history', '/docs/packages/lexical-history'],
  ['undo', '/docs/concepts/history', '/docs/packages/lexical-history'],
  ['theming', '/docs/getting-started/theming'],
  ['theme', '/docs/getting-started/theming'],
  ['quick start', '/docs/getting-started/quick-start'],
  ['devtools', '/docs/getting-started/devtools'],
  ['supported browsers', '/docs/getting-started/supported-browsers'],
  ['testing', '/docs/testing'],
  ['collaboration', '/docs/collaboration/react', '/docs/collaboration/faq'],
  ['faq', '/docs/faq', '/docs/react/faq', '/docs/collaboration/faq'],
  ['plugins', '/docs/react/plugins'],
  ['placeholder', '/docs/faq', '/docs/getting-started/theming'],
];

/** Questions in the words of those who ask. */
const QUESTIONS: Row[] = [
  [
    'how do I get html out of the editor',
    '/docs/concepts/serialization',
    '/docs/faq',
    '/docs/packages/lexical-html',
  ],
  [
    'how to set initial content',
    '/docs/faq',
    '/docs/react/faq',
    '/docs/collaboration/react',
  ],
  ['how do I know that the editor is empty', '/docs/faq'],
  ['check if editor is empty', '/docs/faq'],
  ['how to clear the editor', '/docs/faq'],
  ['why contenteditable', '/docs/faq'],
  ['how do I focus the editor', '/docs/faq', '/docs/react/faq'],
  [
    'limit the number of characters',
    '/docs/faq',
    '/docs/api/modules/lexical_react_LexicalCharacterLimitPlugin',
  ],
  [
    'how to save to database',
    '/docs/concepts/serialization',
    '/docs/getting-started/quick-start',
    '/docs/react/faq',
    '/docs/concepts/editor-state',
  ],
  ['why is my selection null', '/docs/concepts/selection'],
  ['node type not found', '/docs/error', '/docs/concepts/serialization'],
  ['unable to find an active editor', '/docs/error'],
  [
    'cannot find a LexicalComposerContext',
    '/docs/react/faq',
    '/docs/error',
    '/docs/react/',
  ],
  [
    'server side rendering',
    '/docs/faq',
    '/docs/getting-started/react',
    '/docs/react/faq',
  ],
  ['why does everything run twice', '/docs/react/faq', '/docs/react/'],
  ['infinite loop in transform', '/docs/concepts/transforms', '/docs/error'],
  ['how to make the editor read only', '/docs/concepts/read-only'],
  [
    'custom node with react component',
    '/docs/concepts/nodes',
    '/docs/getting-started/creating-plugin',
  ],
  ['which browsers are supported', '/docs/getting-started/supported-browsers'],
  [
    'how do I create a plugin',
    '/docs/getting-started/creating-plugin',
    '/docs/react/create_plugin',
  ],
  [
    'send message on enter',
    '/docs/concepts/commands',
    '/docs/react/create_plugin',
    '/docs/concepts/dom-events',
  ],
  ['draft.js comparison', '/docs/faq'],
  ['content is doubled', '/docs/collaboration/faq'],
];

/** Slips of the fingers. */
const TYPOS: Row[] = [
  [
    'registerUpdateListner',
    '/docs/api/interfaces/lexical.LexicalEditor#registerupdatelistener',
  ],
  ['serilaization', '/docs/concepts/serialization'],
  ['lisetners', '/docs/concepts/listeners'],
  ['tranforms', '/docs/concepts/transforms'],
  ['selecton', '/docs/concepts/selection', '/docs/packages/lexical-selection'],
  ['colaboration', '/docs/collaboration/react', '/docs/collaboration/faq'],
  ['getSelecton', `${API}#getselection`],
  ['createEdtior', `${API}#createeditor`],
  ['markdwon', '/docs/packages/lexical-markdown', '/docs/api/modules/lexical_markdown'],
  ['theeming', '/docs/getting-started/theming'],
  ['quick satrt', '/docs/getting-started/quick-start'],
  ['decoratorNdoe', `${API}#decoratornode`],
];

/** Packages. */
const PACKAGES: Row[] = [
  ['@lexical/react', '/docs/packages/lexical-react'],
  ['lexical-react', '/docs/packages/lexical-react'],
  ['@lexical/markdown', '/docs/packages/lexical-markdown'],
  ['@lexical/rich-text', '/docs/packages/lexical-rich-text'],
  ['lexical/table', '/docs/packages/lexical-table'],
  ['@lexical/yjs', '/docs/packages/lexical-yjs'],
  ['yjs', '/docs/packages/lexical-yjs', '/docs/collaboration/react'],
  ['headless', '/docs/packages/lexical-headless'],
  ['eslint', '/docs/packages/lexical-eslint-plugin'],
  ['clipboard', '/docs/packages/lexical-clipboard'],
  ['markdown', '/docs/packages/lexical-markdown'],
  ['hashtag', '/docs/packages/lexical-hashtag'],
  ['tailwind', '/docs/packages/lexical-tailwind'],
  ['@lexical/react/LexicalComposer', '/docs/api/modules/lexical_react_LexicalComposer'],
];

/** Everyday words for the framework's terms. */
const SYNONYMS: Row[] = [
  ['wysiwyg', '/docs/packages/lexical-rich-text'],
  ['cursor position', '/docs/concepts/selection'],
  [
    'keyboard shortcut',
    '/docs/concepts/commands',
    `${API}#key_down_command`,
    '/docs/concepts/dom-events',
  ],
  ['dark mode', '/docs/getting-started/theming'],
  [
    'onchange',
    '/docs/api/modules/lexical_react_LexicalOnChangePlugin',
    '/docs/concepts/listeners',
  ],
  ['bullet list', '/docs/packages/lexical-list', '/docs/api/modules/lexical_list'],
  ['bold', `${API}#format_text_command`, '/docs/concepts/commands'],
  ['jest', '/docs/testing'],
  [
    'multiplayer',
    '/docs/collaboration/react',
    '/docs/collaboration/faq',
    '/docs/packages/lexical-yjs',
  ],
  [
    'slash menu',
    '/docs/api/modules/lexical_react_LexicalTypeaheadMenuPlugin',
    '/docs/react/plugins',
  ],
];

/** All judged queries by their group. */
export const JUDGED_QUERIES: Record<string, JudgedQuery[]> = Object.fromEntries(
  Object.entries({
    concepts: CONCEPTS,
    names: NAMES,
    packages: PACKAGES,
    parts: PARTS,
    questions: QUESTIONS,
    synonyms: SYNONYMS,
    typos: TYPOS,
  }).map(([group, rows]) => [
    group,
    rows.map(([query, ...answers]) => ({answers, query})),
  ]),
);
