import {call, type Entry} from './replacement-entry';

const EDITOR = 'lexical#LexicalEditor';
const STATE = '/docs/concepts/serialization';
const LISTENERS = '/docs/concepts/listeners';
const SELECTION = '/docs/concepts/selection';
const NODE = 'lexical#LexicalNode';

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
  setOptions: call(
    'editor.setEditable(…) for editable; everything else is given when the editor is created',
    EDITOR,
  ),
  setSelection: call(
    'editor.update(() => $setSelection(selection))',
    'lexical#$setSelection',
  ),
  setTextContent: call(
    'editor.update(() => $getRoot().clear().append($createParagraphNode().append($createTextNode(text))))',
    'lexical#$getRoot',
  ),
  setTheme: call(
    'theme in the configuration, when the editor is created',
    '/docs/getting-started/theming',
  ),
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

const ROOT = call('editorState.read(() => $getRoot())', 'lexical#$getRoot');

/** Members that people expect of an editor state. */
export const OF_STATES: Readonly<Record<string, Entry>> = {
  doc: ROOT,
  forEach: call(
    'editorState.read(() => $getRoot().getChildren().forEach(…))',
    'lexical#$getRoot',
  ),
  getBlocks: call(
    'editorState.read(() => $getRoot().getChildren())',
    'lexical#$getRoot',
  ),
  getNodeByKey: call(
    'editorState.read(() => $getNodeByKey(key))',
    'lexical#$getNodeByKey',
  ),
  getNodeMap: call(
    'editorState.read(() => $getNodeByKey(key)) for one node, or $dfs() of @lexical/utils for all',
    '@lexical/utils#$dfs',
  ),
  getPlainText: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getRoot: ROOT,
  getText: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getTextContent: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  hasText: call(
    "editorState.read(() => $getRoot().getTextContent() !== '')",
    'lexical#$getRoot',
  ),
  nodes: call(
    'editorState.read(() => $dfs().map(({node}) => node))',
    '@lexical/utils#$dfs',
  ),
  root: ROOT,
  selection: call('editorState.read(() => $getSelection())', 'lexical#$getSelection'),
  serialize: call('JSON.stringify(editorState)', STATE),
  stringify: call('JSON.stringify(editorState)', STATE),
  toHTML: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  toHtml: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  toJson: call('editorState.toJSON()', STATE),
  toMarkdown: call(
    'editorState.read(() => $convertToMarkdownString(TRANSFORMERS))',
    '@lexical/markdown#$convertToMarkdownString',
  ),
  update: call(
    'editor.update(() => {…}), because a state never changes',
    '/docs/concepts/updates',
  ),
  write: call(
    'editor.update(() => {…}), because a state never changes',
    '/docs/concepts/updates',
  ),
};

/** Members that people expect of a selection, most of them from the browser's `Selection`. */
export const OF_SELECTIONS: Readonly<Record<string, Entry>> = {
  anchorNode: call('selection.anchor.getNode()', SELECTION),
  anchorOffset: call('selection.anchor.offset', SELECTION),
  collapse: call('node.select(offset, offset)', SELECTION),
  collapseToEnd: call(
    'const [, end] = selection.getStartEndPoints() ?? []; and node.select(end.offset, end.offset)',
    SELECTION,
  ),
  collapsed: call('selection.isCollapsed()', SELECTION),
  delete: call('selection.removeText()', SELECTION),
  deleteContents: call('selection.removeText()', SELECTION),
  deleteText: call('selection.removeText()', SELECTION),
  empty: call('selection.isCollapsed()', SELECTION),
  end: call(
    'selection.focus, or selection.getStartEndPoints() for the order in the document',
    SELECTION,
  ),
  endOffset: call(
    'selection.getStartEndPoints(), and the offset of the second point',
    SELECTION,
  ),
  focusNode: call('selection.focus.getNode()', SELECTION),
  focusOffset: call('selection.focus.offset', SELECTION),
  from: call(
    'selection.getStartEndPoints(), and the offset of the first point',
    SELECTION,
  ),
  getBoundingClientRect: call(
    'window.getSelection()?.getRangeAt(0).getBoundingClientRect()',
    SELECTION,
  ),
  getFormat: call("selection.hasFormat('bold')", SELECTION),
  getHTML: call(
    '$generateHtmlFromNodes(editor, selection)',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  getNode: call('selection.anchor.getNode(), or selection.getNodes()', SELECTION),
  getRangeAt: call(
    'window.getSelection()?.getRangeAt(0), because this selection is of nodes',
    SELECTION,
  ),
  getSelectedText: call('selection.getTextContent()', SELECTION),
  getStyle: call(
    "$getSelectionStyleValueForProperty(selection, 'color')",
    '@lexical/selection#$getSelectionStyleValueForProperty',
  ),
  getText: call('selection.getTextContent()', SELECTION),
  insertNode: call('selection.insertNodes([node])', SELECTION),
  isBold: call("selection.hasFormat('bold')", SELECTION),
  isEmpty: call('selection.isCollapsed()', SELECTION),
  rangeCount: call('$isRangeSelection(selection)', SELECTION),
  removeAllRanges: call('$setSelection(null)', 'lexical#$setSelection'),
  replaceText: call('selection.insertText(text)', SELECTION),
  replaceWith: call('selection.insertNodes(nodes)', SELECTION),
  setStyle: call(
    "$patchStyleText(selection, {color: 'red'})",
    '@lexical/selection#$patchStyleText',
  ),
  start: call(
    'selection.anchor, or selection.getStartEndPoints() for the order in the document',
    SELECTION,
  ),
  startOffset: call(
    'selection.getStartEndPoints(), and the offset of the first point',
    SELECTION,
  ),
  surroundContents: call(
    '$wrapSelectionInMarkNode(…), or selection.extract() and node.append(…)',
    SELECTION,
  ),
  to: call(
    'selection.getStartEndPoints(), and the offset of the second point',
    SELECTION,
  ),
  toggleFormat: call("selection.formatText('bold')", SELECTION),
};

/** Members that people expect of a point of a selection. */
export const OF_POINTS: Readonly<Record<string, Entry>> = {
  getKey: call('point.key', SELECTION),
  getOffset: call('point.offset', SELECTION),
  node: call('point.getNode()', SELECTION),
  nodeKey: call('point.key', SELECTION),
  path: call('point.key and point.offset', SELECTION),
};

/** Members that people expect of a node, most of them from the DOM. */
export const OF_NODES: Readonly<Record<string, Entry>> = {
  addChild: call('append(child)', 'lexical#ElementNode'),
  after: call('insertAfter(node)', NODE),
  appendText: call('append($createTextNode(text))', 'lexical#ElementNode'),
  attributes: call(
    'a field of your class, or a node state of createState',
    '/docs/concepts/node-state',
  ),
  attrs: call(
    'a field of your class, or a node state of createState',
    '/docs/concepts/node-state',
  ),
  before: call('insertBefore(node)', NODE),
  childCount: call('getChildrenSize()', 'lexical#ElementNode'),
  childNodes: call('getChildren()', 'lexical#ElementNode'),
  classList: call(
    'classes of the theme, or createDOM and updateDOM of your own class',
    '/docs/getting-started/theming',
  ),
  className: call(
    'classes of the theme, or createDOM and updateDOM of your own class',
    '/docs/getting-started/theming',
  ),
  cloneNode: call('$copyNode(node)', 'lexical#$copyNode'),
  delete: call('remove()', NODE),
  getAttribute: call(
    'a getter of your class, or $getState(node, state)',
    '/docs/concepts/node-state',
  ),
  getChild: call('getChildAtIndex(index)', 'lexical#ElementNode'),
  getChildCount: call('getChildrenSize()', 'lexical#ElementNode'),
  getDOMNode: call('editor.getElementByKey(node.getKey())', EDITOR),
  getDescendants: call("$dfs(node), from '@lexical/utils'", '@lexical/utils#$dfs'),
  getElement: call('editor.getElementByKey(node.getKey())', EDITOR),
  getHTMLElement: call('editor.getElementByKey(node.getKey())', EDITOR),
  getIndex: call('getIndexWithinParent()', NODE),
  getRoot: call('$getRoot()', 'lexical#$getRoot'),
  getText: call('getTextContent()', NODE),
  getValue: call('getTextContent()', NODE),
  hasChildNodes: call('!node.isEmpty()', 'lexical#ElementNode'),
  hasChildren: call('!node.isEmpty()', 'lexical#ElementNode'),
  innerHTML: call(
    '$generateHtmlFromNodes(editor)',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  innerText: call('getTextContent()', NODE),
  insertChildAt: call('splice(index, 0, [child])', 'lexical#ElementNode'),
  insertAt: call('splice(index, 0, [child])', 'lexical#ElementNode'),
  insertText: call(
    'append($createTextNode(text)), or spliceText(offset, 0, text) of a TextNode',
    'lexical#ElementNode',
  ),
  isBlock: call('$isElementNode(node) && !node.isInline()', 'lexical#$isElementNode'),
  isBold: call("hasFormat('bold')", 'lexical#TextNode'),
  isText: call('$isTextNode(node)', 'lexical#$isTextNode'),
  marks: call("hasFormat('bold')", 'lexical#TextNode'),
  nextElementSibling: call('getNextSibling()', NODE),
  nodeName: call('getType()', NODE),
  nodeType: call('getType()', NODE),
  parentElement: call('getParent()', NODE),
  prependChild: call('splice(0, 0, [child])', 'lexical#ElementNode'),
  prepend: call('splice(0, 0, [child])', 'lexical#ElementNode'),
  previousElementSibling: call('getPreviousSibling()', NODE),
  removeChildren: call('clear()', 'lexical#ElementNode'),
  replaceWith: call('replace(node)', NODE),
  setAttribute: call(
    'a setter of your class with getWritable(), or $setState(node, state, value)',
    '/docs/concepts/node-state',
  ),
  setChildren: call(
    'splice(0, element.getChildrenSize(), children)',
    'lexical#ElementNode',
  ),
  setContent: call('clear().append(node)', 'lexical#ElementNode'),
  setValue: call('setTextContent(text)', 'lexical#TextNode'),
  tagName: call('getType(), or getTag() of a HeadingNode', NODE),
  unwrap: call(
    "$unwrapNode(node), from '@lexical/utils'",
    '@lexical/utils#$unwrapNode',
  ),
  wrap: call(
    'node.replace(wrapper) and wrapper.append(node), or $wrapNodeInElement',
    '@lexical/utils#$wrapNodeInElement',
  ),
};
