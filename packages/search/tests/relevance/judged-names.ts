import {API, type Row} from './judged-query';

/** Names as they are written, in part, in any case, with or without signs. */
export const NAMES: Row[] = [
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
export const PARTS: Row[] = [
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

/** Slips of the fingers. */
export const TYPOS: Row[] = [
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
export const PACKAGES: Row[] = [
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
