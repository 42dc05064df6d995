import {call, type Entry} from '../replacement-entry';

const EDITOR = 'lexical#LexicalEditor';
const STATE = '/docs/concepts/serialization';
const LISTENERS = '/docs/concepts/listeners';
const SELECTION = '/docs/concepts/selection';

const LISTENER = call(
  'editor.registerUpdateListener(({editorState}) => {…})',
  LISTENERS,
);
const REMOVAL: Entry = [
  'Call the function that the register… method returned: const unregister = editor.registerUpdateListener(…); unregister();',
  LISTENERS,
];
const JSON_OUT = call('JSON.stringify(editor.getEditorState())', STATE);
const JSON_IN = call('editor.setEditorState(editor.parseEditorState(json))', STATE);
const HTML_IN = call(
  "editor.update(() => { const dom = new DOMParser().parseFromString(html, 'text/html'); $getRoot().clear().select(); $insertNodes($generateNodesFromDOM(editor, dom)); })",
  '@lexical/html#$generateNodesFromDOM',
);
const HTML_OUT = call(
  'editor.read(() => $generateHtmlFromNodes(editor))',
  '@lexical/html#$generateHtmlFromNodes',
);
const MARKDOWN_IN = call(
  'editor.update(() => $convertFromMarkdownString(markdown, TRANSFORMERS))',
  '@lexical/markdown#$convertFromMarkdownString',
);
const TEXT_OUT = call(
  'editor.read(() => $getRoot().getTextContent())',
  'lexical#$getRoot',
);
const INSERT = call(
  'editor.update(() => $insertNodes([node]))',
  'lexical#$insertNodes',
);
const UPDATE = call('editor.update(() => {…})', '/docs/concepts/updates');

function format(name: string): Entry {
  return call(
    `editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${name}')`,
    'lexical#FORMAT_TEXT_COMMAND',
  );
}

/** Members that people expect of an editor, whatever editor they come from. */
export const OF_EDITORS: Readonly<Record<string, Entry>> = {
  addCommand: call(
    'editor.registerCommand(command, (payload) => {…; return true;}, COMMAND_PRIORITY_LOW)',
    '/docs/concepts/commands',
  ),
  addEventListener: call(
    "editor.registerRootListener((root) => { root?.addEventListener('click', listener); return () => root?.removeEventListener('click', listener); })",
    LISTENERS,
  ),
  addNode: INSERT,
  addUpdateListener: LISTENER,
  apply: UPDATE,
  applyFormat: format('bold'),
  appendNode: call(
    'editor.update(() => $getRoot().append(node))',
    'lexical#ElementNode',
  ),
  batch: UPDATE,
  bold: format('bold'),
  canRedo: call(
    'editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => {…; return false;}, COMMAND_PRIORITY_LOW)',
    '/docs/concepts/history',
  ),
  canUndo: call(
    'editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => {…; return false;}, COMMAND_PRIORITY_LOW)',
    '/docs/concepts/history',
  ),
  clearHistory: call(
    'editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)',
    'lexical#CLEAR_HISTORY_COMMAND',
  ),
  dispose: call(
    'editor.setRootElement(null), and call the functions that the register… methods returned',
    EDITOR,
  ),
  disable: call('editor.setEditable(false)', '/docs/concepts/read-only'),
  dispatchEvent: call('editor.dispatchCommand(command, payload)', EDITOR),
  emit: call('editor.dispatchCommand(command, payload)', EDITOR),
  enable: call('editor.setEditable(true)', '/docs/concepts/read-only'),
  exec: call('editor.dispatchCommand(command, payload)', EDITOR),
  execute: call('editor.dispatchCommand(command, payload)', EDITOR),
  executeCommand: call('editor.dispatchCommand(command, payload)', EDITOR),
  exportHTML: HTML_OUT,
  exportJSON: JSON_OUT,
  format: format('bold'),
  fromJSON: JSON_IN,
  getData: JSON_OUT,
  getDOMNode: call('editor.getRootElement()', EDITOR),
  getElement: call('editor.getRootElement()', EDITOR),
  getEditorStateJSON: JSON_OUT,
  getFormat: call(
    "editor.read(() => { const selection = $getSelection(); return $isRangeSelection(selection) && selection.hasFormat('bold'); })",
    SELECTION,
  ),
  getNodeByKey: call('editor.read(() => $getNodeByKey(key))', 'lexical#$getNodeByKey'),
  getNodes: call(
    "editor.read(() => $dfs().map(({node}) => node)), with $dfs from '@lexical/utils'",
    '@lexical/utils#$dfs',
  ),
  getPlainText: TEXT_OUT,
  getValue: JSON_OUT,
  hasFocus: call(
    'document.activeElement === editor.getRootElement()',
    '/docs/guides/focus',
  ),
  importHTML: HTML_IN,
  importJSON: JSON_IN,
  insertHTML: HTML_IN,
  insertHtml: HTML_IN,
  insertImage: INSERT,
  italic: format('italic'),
  load: JSON_IN,
  loadHTML: HTML_IN,
  loadState: JSON_IN,
  onCommand: call(
    'editor.registerCommand(command, (payload) => {…; return true;}, COMMAND_PRIORITY_LOW)',
    '/docs/concepts/commands',
  ),
  once: LISTENER,
  registerChangeListener: LISTENER,
  registerEventListener: LISTENER,
  registerHandler: LISTENER,
  registerKeyCommand: call(
    'editor.registerCommand(KEY_DOWN_COMMAND, (event) => {…; return false;}, COMMAND_PRIORITY_LOW)',
    'lexical#KEY_DOWN_COMMAND',
  ),
  registerKeyboardShortcut: call(
    'editor.registerCommand(KEY_DOWN_COMMAND, (event) => {…; return false;}, COMMAND_PRIORITY_LOW)',
    'lexical#KEY_DOWN_COMMAND',
  ),
  registerOnChange: LISTENER,
  registerSelectionListener: call(
    'editor.registerCommand(SELECTION_CHANGE_COMMAND, () => {…; return false;}, COMMAND_PRIORITY_LOW)',
    'lexical#SELECTION_CHANGE_COMMAND',
  ),
  registerTransform: call(
    'editor.registerNodeTransform(TextNode, (textNode) => {…})',
    '/docs/concepts/transforms',
  ),
  removeCommand: REMOVAL,
  removeListener: REMOVAL,
  removeUpdateListener: REMOVAL,
  reset: call(
    'editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined)',
    'lexical#CLEAR_EDITOR_COMMAND',
  ),
  runCommand: call('editor.dispatchCommand(command, payload)', EDITOR),
  save: JSON_OUT,
  select: call('editor.update(() => $getRoot().selectEnd())', SELECTION),
  selectAll: call('editor.update(() => $selectAll())', 'lexical#$selectAll'),
  serialize: JSON_OUT,
  setData: JSON_IN,
  setHTML: HTML_IN,
  setHtml: HTML_IN,
  setMarkdown: MARKDOWN_IN,
  setOptions: [
    'Use editor.setEditable(…) for editable; everything else is given when the editor is created.',
    EDITOR,
  ],
  setSelection: call(
    'editor.update(() => $setSelection(selection))',
    'lexical#$setSelection',
  ),
  setTextContent: call(
    'editor.update(() => $getRoot().clear().append($createParagraphNode().append($createTextNode(text))))',
    'lexical#$getRoot',
  ),
  setTheme: [
    'Use theme in the configuration, when the editor is created.',
    '/docs/getting-started/theming',
  ],
  setValue: JSON_IN,
  subscribe: LISTENER,
  toHTML: HTML_OUT,
  toMarkdown: call(
    'editor.read(() => $convertToMarkdownString(TRANSFORMERS))',
    '@lexical/markdown#$convertToMarkdownString',
  ),
  toggleBold: format('bold'),
  toggleItalic: format('italic'),
  toggleMark: format('bold'),
  toggleUnderline: format('underline'),
  tr: UPDATE,
  transact: UPDATE,
  transaction: UPDATE,
  unregister: REMOVAL,
  unregisterCommand: REMOVAL,
  unregisterListener: REMOVAL,
  unregisterUpdateListener: REMOVAL,
  unsubscribe: REMOVAL,
  updateEditorState: UPDATE,
  updateState: UPDATE,
  write: UPDATE,
};
