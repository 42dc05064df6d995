import {by, call, type Entry} from './replacement-entry';

const STORED: Entry = [
  'Documents that were stored before version 0.3 can only be converted there: load them with lexical@0.6, whose @lexical/utils still has this function, and store the JSON that it gives. From then on, editor.parseEditorState(json) reads it.',
  '/docs/concepts/stored-documents',
];

/** Exports of much older versions, found in the history of the packages. */
export const EARLIER_EXPORTS: Readonly<Record<string, Entry>> = {
  $createNodeFromParse: by('$parseSerializedNode', 'lexical'),
  $findNodeWithOffsetFromJoinedText: by('$dfs', '@lexical/utils'),
  $getDecoratorNode: by('$getAdjacentNode', 'lexical'),
  $insertBlockNode: by('$insertNodeToNearestRoot', '@lexical/utils'),
  $isGridCellNode: by('$isTableCellNode', '@lexical/table'),
  $isGridNode: by('$isTableNode', '@lexical/table'),
  $isGridRowNode: by('$isTableRowNode', '@lexical/table'),
  DEPRECATED_$computeGridMap: by('$computeTableMap', '@lexical/table'),
  DEPRECATED_$createGridSelection: by('$createTableSelection', '@lexical/table'),
  DEPRECATED_$getGridCellNodeRect: by('$getTableCellNodeRect', '@lexical/table'),
  DEPRECATED_$getNodeTriplet: by('$getNodeTriplet', '@lexical/table'),
  DEPRECATED_$isGridSelection: by('$isTableSelection', '@lexical/table'),
  GridCellNode: by('TableCellNode', '@lexical/table'),
  GridNode: by('TableNode', '@lexical/table'),
  GridRowNode: by('TableRowNode', '@lexical/table'),
  LexicalClickableLinkPlugin: by(
    'ClickableLinkPlugin',
    '@lexical/react/LexicalClickableLinkPlugin',
  ),
  LexicalTableOfContentsPlugin: by(
    'TableOfContentsPlugin',
    '@lexical/react/LexicalTableOfContentsPlugin',
  ),
  QueryMatch: by('MenuTextMatch', '@lexical/react/LexicalTypeaheadMenuPlugin'),
  ReadOnlyListener: by('EditableListener', 'lexical'),
  TypeaheadOption: by('MenuOption', '@lexical/react/LexicalTypeaheadMenuPlugin'),
  VERSION: ['Read LexicalEditor.version.', 'lexical#LexicalEditor'],
  copyToClipboard__EXPERIMENTAL: by('copyToClipboard', '@lexical/clipboard'),
  getFirstCodeHighlightNodeOfLine: by('$getFirstCodeNodeOfLine', '@lexical/code-core'),
  getLastCodeHighlightNodeOfLine: by('$getLastCodeNodeOfLine', '@lexical/code-core'),
  getTableSelectionFromTableElement: by(
    'getTableObserverFromTableElement',
    '@lexical/table',
  ),
  indentList: [
    'Dispatch INDENT_CONTENT_COMMAND, or call setIndent(listItem.getIndent() + 1) on the item.',
    'lexical#INDENT_CONTENT_COMMAND',
  ],
  outdentList: [
    'Dispatch OUTDENT_CONTENT_COMMAND, or call setIndent(listItem.getIndent() - 1) on the item.',
    'lexical#OUTDENT_CONTENT_COMMAND',
  ],
  unstable_convertLegacyJSONEditorState: STORED,
  unsupported_convertLegacyJSONEditorState: STORED,
};

/** Members of an editor that were renamed before the versions in the comparison. */
export const EARLIER_EDITOR_MEMBERS: Readonly<Record<string, Entry>> = {
  addNodeTransform: call(
    'editor.registerNodeTransform(TextNode, (textNode) => {…})',
    'lexical#LexicalEditor',
  ),
  addTextTransform: call(
    'editor.registerNodeTransform(TextNode, (textNode) => {…})',
    'lexical#LexicalEditor',
  ),
  clearEditor: call(
    'editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined), and add ClearEditorPlugin or ClearEditorExtension; or editor.update(() => $getRoot().clear())',
    'lexical#CLEAR_EDITOR_COMMAND',
  ),
  getElementByKeyOrThrow: call(
    'editor.getElementByKey(key), which returns null for a key without an element',
    'lexical#LexicalEditor',
  ),
  getCurrentTextContent: call(
    'editor.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getLatestTextContent: call(
    'editor.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  registerNodeTypes: [
    'List the classes in nodes when you create the editor.',
    '/docs/concepts/nodes#register-a-node',
  ],
  unstable_parseEditorState: call(
    'editor.parseEditorState(json)',
    '/docs/concepts/editor-state#replace-the-state',
  ),
};
