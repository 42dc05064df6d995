import {EARLIER_EDITOR_MEMBERS, EARLIER_EXPORTS} from './earlier-names';
import {FOREIGN_EXPORTS, FOREIGN_MEMBERS} from './foreign-names';
import {OF_EDITORS} from './inventions/editor-members';
import {OF_NODES} from './inventions/node-members';
import {OF_POINTS, OF_SELECTIONS} from './inventions/selection-members';
import {OF_STATES} from './inventions/state-members';
import {by, call, type Entry} from './replacement-entry';
import type {Remark} from './rules/rule';

/** The replacement for a removed name. */
export type Replacement = Pick<Remark, 'reason' | 'fix' | 'link'>;

const FOREIGN = {...FOREIGN_EXPORTS, ...FOREIGN_MEMBERS};

/**
 * Returns the replacement for a name of an earlier version, or a name that people expect in an
 * editor.
 *
 * @param name - an exported name, or `Class.member`; `.member` for a member of any class
 */
export function replacementOf(name: string): Replacement | undefined {
  const other = Object.hasOwn(FOREIGN, name) ? FOREIGN[name] : undefined;
  if (other) {
    const [editor, fix, link] = other;
    return {
      reason: `Lexical doesn't have ${name}, which is a name from ${editor}.`,
      fix,
      link,
    };
  }
  const found = Object.hasOwn(REPLACED, name) ? REPLACED[name] : undefined;
  if (!found) return undefined;
  const [fix, link] = found;
  const shown = name.replace(/^\./, '');
  return {
    reason: `Lexical doesn't have ${shown}. The name is from an earlier version or from another editor.`,
    fix,
    link,
  };
}

const EDITOR = 'lexical#LexicalEditor';

/** Exports that versions before the installed one had, found by comparing their declarations. */
const EXPORTS: Readonly<Record<string, Entry>> = {
  $cloneContents: by('$generateJSONFromSelectedNodes', '@lexical/clipboard'),
  $createGridSelection: by('$createTableSelection', '@lexical/table'),
  $getTableGrid: by('$computeTableMap', '@lexical/table'),
  $isGridSelection: by('$isTableSelection', '@lexical/table'),
  $mergePrevious: by('HistoryExtension', '@lexical/history'),
  $setBlocksType_experimental: by('$setBlocksType', '@lexical/selection'),
  $wrapLeafNodesInElements: by('$setBlocksType', '@lexical/selection'),
  $wrapNodes_experimental: by('$setBlocksType', '@lexical/selection'),
  AutoScrollPlugin: [
    'Remove it, because the editor scrolls the caret into view itself.',
    'lexical#LexicalEditor',
  ],
  DEPRECATED_$isGridCellNode: by('$isTableCellNode', '@lexical/table'),
  DEPRECATED_$isGridNode: by('$isTableNode', '@lexical/table'),
  DEPRECATED_$isGridRowNode: by('$isTableRowNode', '@lexical/table'),
  DEPRECATED_GridCellNode: by('TableCellNode', '@lexical/table'),
  DEPRECATED_GridNode: by('TableNode', '@lexical/table'),
  DEPRECATED_GridRowNode: by('TableRowNode', '@lexical/table'),
  GridSelection: by('TableSelection', '@lexical/table'),
  LexicalContextMenuPlugin: by(
    'NodeContextMenuPlugin',
    '@lexical/react/LexicalNodeContextMenuPlugin',
  ),
  LexicalTableOfContents: by(
    'TableOfContentsPlugin',
    '@lexical/react/LexicalTableOfContentsPlugin',
  ),
  getEndOfCodeInLine: by('$getEndOfCodeInLine', '@lexical/code-core'),
  getFirstCodeNodeOfLine: by('$getFirstCodeNodeOfLine', '@lexical/code-core'),
  getLastCodeNodeOfLine: by('$getLastCodeNodeOfLine', '@lexical/code-core'),
  getStartOfCodeInLine: by('$getStartOfCodeInLine', '@lexical/code-core'),
  insertList: by('$insertList', '@lexical/list'),
  removeList: by('$removeList', '@lexical/list'),
  toggleLink: by('$toggleLink', '@lexical/link'),
  useCharacterLimit: by(
    'CharacterLimitPlugin',
    '@lexical/react/LexicalCharacterLimitPlugin',
  ),
  useHistory: by('HistoryPlugin', '@lexical/react/LexicalHistoryPlugin'),
  useLexicalEditor: by(
    'useLexicalComposerContext',
    '@lexical/react/LexicalComposerContext',
  ),
  useLexicalContext: by(
    'useLexicalComposerContext',
    '@lexical/react/LexicalComposerContext',
  ),
  useList: by('ListPlugin', '@lexical/react/LexicalListPlugin'),
  usePlainTextSetup: by('registerPlainText', '@lexical/plain-text'),
  useRichTextSetup: by('registerRichText', '@lexical/rich-text'),
};

/** Members of `LexicalEditor` in earlier versions, or in other editors. */
const EDITOR_MEMBERS: Readonly<Record<string, Entry>> = {
  addCommandListener: call(
    'editor.registerCommand(command, (payload) => {…; return false;}, COMMAND_PRIORITY_LOW)',
    EDITOR,
  ),
  addListener: call('editor.registerUpdateListener(({editorState}) => {…})', EDITOR),
  addTransform: call(
    'editor.registerNodeTransform(TextNode, (textNode) => {…})',
    EDITOR,
  ),
  chain: call('editor.update(() => {…}) or editor.dispatchCommand(…)', EDITOR),
  clear: call(
    'editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined)',
    'lexical#CLEAR_EDITOR_COMMAND',
  ),
  commands: call('editor.dispatchCommand(command, payload)', EDITOR),
  destroy: call('editor.setRootElement(null)', EDITOR),
  execCommand: call('editor.dispatchCommand(command, payload)', EDITOR),
  getContent: call('editor.getEditorState().toJSON()', '/docs/concepts/serialization'),
  getHTML: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  getHtml: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  getJSON: call('editor.getEditorState().toJSON()', '/docs/concepts/serialization'),
  getMarkdown: call(
    'editor.read(() => $convertToMarkdownString())',
    '@lexical/markdown#$convertToMarkdownString',
  ),
  getRoot: call('$getRoot() inside editor.read or editor.update', 'lexical#$getRoot'),
  getSelection: call(
    '$getSelection() inside editor.read or editor.update',
    'lexical#$getSelection',
  ),
  getState: call('editor.getEditorState()', EDITOR),
  getText: call('editor.read(() => $getRoot().getTextContent())', 'lexical#$getRoot'),
  getTextContent: call(
    'editor.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getViewModel: call('editor.getEditorState()', EDITOR),
  insertNodes: call('editor.update(() => $insertNodes(nodes))', 'lexical#$insertNodes'),
  insertText: call(
    'editor.update(() => $getSelection()?.insertText(text))',
    'lexical#$getSelection',
  ),
  isReadOnly: call('!editor.isEditable()', '/docs/concepts/read-only'),
  onChange: call('editor.registerUpdateListener(({editorState}) => {…})', EDITOR),
  onUpdate: call('editor.registerUpdateListener(({editorState}) => {…})', EDITOR),
  redo: call('editor.dispatchCommand(REDO_COMMAND, undefined)', 'lexical#REDO_COMMAND'),
  registerListener: call(
    'editor.registerUpdateListener(({editorState}) => {…})',
    EDITOR,
  ),
  registerNode: [
    'List the class in nodes when you create the editor.',
    '/docs/concepts/nodes#register-a-node',
  ],
  registerNodes: [
    'List the classes in nodes when you create the editor.',
    '/docs/concepts/nodes#register-a-node',
  ],
  registerPlugin: [
    'Add an extension to the dependencies of the editor, or call the register… function of a package.',
    '/docs/extensions/intro',
  ],
  registerReadOnlyListener: call('editor.registerEditableListener(…)', EDITOR),
  registerTextTransform: call('editor.registerNodeTransform(TextNode, …)', EDITOR),
  setContent: call(
    'editor.setEditorState(editor.parseEditorState(json))',
    '/docs/concepts/editor-state#replace-the-state',
  ),
  setReadOnly: call('editor.setEditable(!readOnly)', '/docs/concepts/read-only'),
  setState: call('editor.setEditorState(editorState)', EDITOR),
  setViewModel: call('editor.setEditorState(editorState)', EDITOR),
  state: call('editor.getEditorState()', EDITOR),
  toggleFormat: call(
    "editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')",
    'lexical#FORMAT_TEXT_COMMAND',
  ),
  undo: call('editor.dispatchCommand(UNDO_COMMAND, undefined)', 'lexical#UNDO_COMMAND'),
};

/** Members of nodes and selections, of any class. */
const MEMBERS: Readonly<Record<string, Entry>> = {
  appendChild: call('append(…)', 'lexical#ElementNode'),
  children: call('getChildren()', 'lexical#ElementNode'),
  firstChild: call('getFirstChild()', 'lexical#ElementNode'),
  getAnchorNode: call('selection.anchor.getNode()', '/docs/concepts/selection'),
  getFocusNode: call('selection.focus.getNode()', '/docs/concepts/selection'),
  insertChild: call('splice(index, 0, [node])', 'lexical#ElementNode'),
  key: call('getKey()', 'lexical#LexicalNode'),
  lastChild: call('getLastChild()', 'lexical#ElementNode'),
  nextSibling: call('getNextSibling()', 'lexical#LexicalNode'),
  parent: call('getParent()', 'lexical#LexicalNode'),
  parentNode: call('getParent()', 'lexical#LexicalNode'),
  previousSibling: call('getPreviousSibling()', 'lexical#LexicalNode'),
  removeChild: call('child.remove()', 'lexical#LexicalNode'),
  replaceChild: call('child.replace(node)', 'lexical#LexicalNode'),
  setBold: call("toggleFormat('bold')", 'lexical#TextNode'),
  setText: call('setTextContent(text)', 'lexical#TextNode'),
  text: call('getTextContent()', 'lexical#LexicalNode'),
  textContent: call('getTextContent()', 'lexical#LexicalNode'),
  type: call('getType()', 'lexical#LexicalNode'),
};

const REPLACED: Readonly<Record<string, Entry>> = {
  ...EARLIER_EXPORTS,
  ...EXPORTS,
  ...ofClasses(['LexicalEditor', 'LexicalEditorWithDispose'], {
    ...OF_EDITORS,
    ...EARLIER_EDITOR_MEMBERS,
    ...EDITOR_MEMBERS,
  }),
  ...ofClasses(['EditorState'], OF_STATES),
  ...ofClasses(
    ['BaseSelection', 'RangeSelection', 'NodeSelection', 'TableSelection'],
    OF_SELECTIONS,
  ),
  ...ofClasses(['PointType', 'Point'], OF_POINTS),
  ...withPrefix('.', {...OF_NODES, ...MEMBERS}),
};

function ofClasses(
  classes: readonly string[],
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.assign({}, ...classes.map((each) => withPrefix(`${each}.`, entries)));
}

function withPrefix(
  prefix: string,
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [prefix + name, entry]),
  );
}
