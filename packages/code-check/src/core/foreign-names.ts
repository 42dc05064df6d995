/** A name from another editor, that editor, and Lexical's equivalent. */
export type ForeignName = readonly [editor: string, fix: string, link: string];

const UPDATE = '/docs/concepts/updates';
const STATE = '/docs/concepts/serialization';
const REACT = '/docs/react/setup';
const SELECTION = '/docs/concepts/selection';

/** Exports of other editors. */
export const FOREIGN_EXPORTS: Readonly<Record<string, ForeignName>> = {
  // Draft.js
  RichUtils: [
    'Draft.js',
    "Dispatch a command: editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold').",
    '/docs/concepts/commands',
  ],
  ContentState: [
    'Draft.js',
    'Use an EditorState: editor.parseEditorState(json), or create nodes in editor.update(() => …).',
    STATE,
  ],
  convertToRaw: ['Draft.js', 'Store editor.getEditorState().toJSON().', STATE],
  convertFromRaw: [
    'Draft.js',
    'Call editor.parseEditorState(json), then editor.setEditorState(editorState).',
    STATE,
  ],
  Modifier: [
    'Draft.js',
    'Change nodes in editor.update(() => …), for example with $insertNodes or selection.insertText.',
    UPDATE,
  ],
  SelectionState: [
    'Draft.js',
    'Call $getSelection() in editor.read or editor.update.',
    SELECTION,
  ],
  CompositeDecorator: [
    'Draft.js',
    'Write a node class, or a node transform: editor.registerNodeTransform(TextNode, …).',
    '/docs/concepts/transforms',
  ],
  getDefaultKeyBinding: [
    'Draft.js',
    'Register a command, such as editor.registerCommand(KEY_DOWN_COMMAND, …).',
    '/docs/concepts/commands',
  ],
  // Slate
  Transforms: [
    'Slate',
    'Change nodes in editor.update(() => …): $insertNodes([node]), selection.insertText(text), node.remove().',
    UPDATE,
  ],
  withReact: [
    'Slate',
    "Render LexicalComposer or LexicalExtensionComposer. The editor doesn't need a wrapper.",
    REACT,
  ],
  withHistory: [
    'Slate',
    'Render <HistoryPlugin />, or add HistoryExtension to the dependencies.',
    '/docs/concepts/history',
  ],
  useSlate: ['Slate', 'Call const [editor] = useLexicalComposerContext().', REACT],
  useSlateStatic: [
    'Slate',
    'Call const [editor] = useLexicalComposerContext().',
    REACT,
  ],
  Editable: [
    'Slate',
    'Render <ContentEditable /> of @lexical/react/LexicalContentEditable.',
    REACT,
  ],
  // Tiptap and ProseMirror
  EditorContent: ['Tiptap', 'Render <ContentEditable /> inside a composer.', REACT],
  useEditor: [
    'Tiptap',
    'Call const [editor] = useLexicalComposerContext() below the composer.',
    REACT,
  ],
  useCurrentEditor: [
    'Tiptap',
    'Call const [editor] = useLexicalComposerContext().',
    REACT,
  ],
  StarterKit: [
    'Tiptap',
    'Add RichTextExtension, HistoryExtension and ListExtension to the dependencies of an extension.',
    '/docs/extensions/intro',
  ],
  BubbleMenu: [
    'Tiptap',
    'Handle SELECTION_CHANGE_COMMAND, and position your own element at the selection.',
    SELECTION,
  ],
  EditorView: [
    'ProseMirror',
    'Create an editor with createEditor(), and call editor.setRootElement(element).',
    '/docs/getting-started/quick-start',
  ],
  TextSelection: [
    'ProseMirror',
    'Use $createRangeSelection() or node.select(start, end).',
    SELECTION,
  ],
  // Quill
  Delta: [
    'Quill',
    'Store editor.getEditorState().toJSON(), because Lexical stores a tree, not a list of operations.',
    STATE,
  ],
  Quill: [
    'Quill',
    'Create an editor with createEditor(), or render LexicalComposer.',
    '/docs/getting-started/quick-start',
  ],
  ReactQuill: ['Quill', 'Render LexicalComposer with RichTextPlugin.', REACT],
};

/** Members of the editors, states and selections of other editors; `Class.member`, or `.member`. */
export const FOREIGN_MEMBERS: Readonly<Record<string, ForeignName>> = {
  'EditorState.createEmpty': [
    'Draft.js',
    'Create an editor with createEditor(). It starts empty.',
    STATE,
  ],
  'EditorState.createWithContent': [
    'Draft.js',
    'Call editor.setEditorState(editor.parseEditorState(json)).',
    STATE,
  ],
  'EditorState.push': ['Draft.js', 'Change nodes in editor.update(() => …).', UPDATE],
  'EditorState.getCurrentContent': [
    'Draft.js',
    'Read nodes in editorState.read(() => $getRoot()), or call editorState.toJSON().',
    STATE,
  ],
  'EditorState.getSelection': [
    'Draft.js',
    'Call $getSelection() in editor.read(() => …).',
    SELECTION,
  ],
  'LexicalEditor.can': [
    'Tiptap',
    "Read the state: editor.read(() => …), or HistoryExtension's signals for undo and redo.",
    UPDATE,
  ],
  'LexicalEditor.isEmpty': [
    'Tiptap',
    "Read the text: editor.read(() => $getRoot().getTextContent().trim() === '').",
    STATE,
  ],
  'LexicalEditor.isFocused': [
    'Tiptap',
    'Compare the elements: document.activeElement === editor.getRootElement(), or register FOCUS_COMMAND and BLUR_COMMAND.',
    '/docs/guides/focus',
  ],
  'LexicalEditor.isActive': [
    'Tiptap',
    "Read the selection: editor.read(() => { const selection = $getSelection(); return $isRangeSelection(selection) && selection.hasFormat('bold'); }).",
    SELECTION,
  ],
  'LexicalEditor.children': [
    'Slate',
    'Read the children: editor.read(() => $getRoot().getChildren()).',
    STATE,
  ],
  'LexicalEditor.selection': [
    'Slate',
    'Call $getSelection() in editor.read(() => …).',
    SELECTION,
  ],
  'LexicalEditor.insertNode': [
    'Slate',
    'Call editor.update(() => $insertNodes([node])).',
    UPDATE,
  ],
  'LexicalEditor.insertContent': [
    'Tiptap',
    'Call editor.update(() => $insertNodes(nodes)).',
    UPDATE,
  ],
  'LexicalEditor.addMark': [
    'Slate',
    "Dispatch editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold').",
    '/docs/concepts/commands',
  ],
  'LexicalEditor.removeMark': [
    'Slate',
    "Dispatch editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold').",
    '/docs/concepts/commands',
  ],
  'LexicalEditor.getContents': [
    'Quill',
    'Call editor.getEditorState().toJSON().',
    STATE,
  ],
  'LexicalEditor.setContents': [
    'Quill',
    'Call editor.setEditorState(editor.parseEditorState(json)).',
    STATE,
  ],
  'LexicalEditor.setText': [
    'Quill',
    'Create the text in editor.update(() => $getRoot().clear().append($createParagraphNode().append($createTextNode(text)))).',
    UPDATE,
  ],
  'LexicalEditor.formatText': [
    'Quill',
    "Dispatch editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold').",
    '/docs/concepts/commands',
  ],
  'LexicalEditor.dispatch': [
    'ProseMirror',
    'Change nodes in editor.update(() => …), or call editor.dispatchCommand(command, payload).',
    UPDATE,
  ],
  'LexicalEditor.view': [
    'ProseMirror',
    'Use the editor itself: editor.getRootElement() for the element.',
    UPDATE,
  ],
  'LexicalEditor.on': [
    'Tiptap or Quill',
    'Call editor.registerUpdateListener(({editorState}) => {…}).',
    '/docs/concepts/listeners',
  ],
  'LexicalEditor.off': [
    'Tiptap or Quill',
    'Call the function that the register… method returned.',
    '/docs/concepts/listeners',
  ],
};
