import {by, call, type Entry} from './replacement-entry';
import type {Replacement} from './replaced-names';

type Invention = readonly [pattern: RegExp, entry: (...parts: string[]) => Entry];

const FORMATS =
  'BOLD|ITALIC|UNDERLINE|STRIKETHROUGH|CODE|HIGHLIGHT|SUBSCRIPT|SUPERSCRIPT|UPPERCASE|LOWERCASE|CAPITALIZE';
const SELECTION = '/docs/concepts/selection';
const COMMANDS = '/docs/concepts/commands';
const STATE = '/docs/concepts/serialization';

/** Commands that no package has, by what their names ask for. */
const OF_COMMANDS: readonly Invention[] = [
  [
    new RegExp(
      `^(?:(?:TOGGLE|FORMAT|SET|APPLY|TEXT)_)?(?:TEXT_)?(${FORMATS})_COMMAND$`,
    ),
    (format = '') =>
      call(
        `editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${format.toLowerCase()}')`,
        'lexical#FORMAT_TEXT_COMMAND',
      ),
  ],
  [
    /^(?:SET_|TOGGLE_|TEXT_|FORMAT_)*ALIGN(?:MENT)?(?:_(LEFT|CENTER|RIGHT|JUSTIFY))?_COMMAND$/,
    (place = 'center') =>
      call(
        `editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, '${place.toLowerCase()}')`,
        'lexical#FORMAT_ELEMENT_COMMAND',
      ),
  ],
  [
    /^(?:INSERT|FORMAT|SET|TOGGLE|CHANGE)_(?:HEADING|BLOCK_?QUOTE|QUOTE|CODE_BLOCK|BLOCK|PARAGRAPH|H[1-6])(?:_TYPE|_FORMAT)?_COMMAND$/,
    () => blocks(),
  ],
  [
    /^(?:TOGGLE|SET|FORMAT|CREATE|INSERT)_(?:BULLET(?:ED)?_?)?LIST_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)',
        '@lexical/list#INSERT_UNORDERED_LIST_COMMAND',
      ),
  ],
  [
    /^(?:TOGGLE|SET|FORMAT|CREATE|INSERT)_(?:NUMBER(?:ED)?|ORDERED)_?LIST_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)',
        '@lexical/list#INSERT_ORDERED_LIST_COMMAND',
      ),
  ],
  [
    /^(?:INSERT|SET|ADD|CREATE|EDIT)_LINK_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(TOGGLE_LINK_COMMAND, url)',
        '@lexical/link#TOGGLE_LINK_COMMAND',
      ),
  ],
  [
    /^(?:REMOVE|UNSET|DELETE|CLEAR)_LINK_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(TOGGLE_LINK_COMMAND, null)',
        '@lexical/link#TOGGLE_LINK_COMMAND',
      ),
  ],
  [
    /^(?:ADD|CREATE|NEW)_TABLE_COMMAND$/,
    () =>
      call(
        "editor.dispatchCommand(INSERT_TABLE_COMMAND, {columns: '3', rows: '3'})",
        '@lexical/table#INSERT_TABLE_COMMAND',
      ),
  ],
  [
    /^(?:ON_)?(?:EDITOR_|TEXT_|CONTENT_|STATE_)?(?:CHANGED?|UPDATED?)_COMMAND$/,
    () =>
      call(
        'editor.registerUpdateListener(({editorState}) => {…}), because no command tells of changes',
        '/docs/concepts/listeners',
      ),
  ],
  [
    /^(?:INSERT|ADD|SET|TYPE)_TEXT_COMMAND$/,
    () =>
      call(
        'editor.update(() => $getSelection()?.insertText(text))',
        'lexical#$getSelection',
      ),
  ],
  [
    /^(?:INSERT|ADD)_(?:BLOCK_|CUSTOM_)?NODES?_COMMAND$/,
    () => call('editor.update(() => $insertNodes([node]))', 'lexical#$insertNodes'),
  ],
  [
    /^(?:DELETE|REMOVE)_(?:BLOCK_|CURRENT_)?NODES?_COMMAND$/,
    () => call('editor.update(() => node.remove())', 'lexical#LexicalNode'),
  ],
  [
    /^KEY_(?:CTRL|CMD|META|CONTROL|SHIFT|ALT|[A-Z0-9]|PRESS|UP|SLASH|HOME|END|AT)(?:_\w+)?_COMMAND$/,
    () =>
      call(
        "editor.registerCommand(KEY_DOWN_COMMAND, (event) => { if (event.key !== '/') return false; …; return true; }, COMMAND_PRIORITY_LOW), and compare event.key, event.ctrlKey and so on",
        'lexical#KEY_DOWN_COMMAND',
      ),
  ],
  [
    /^(?:MOUSE|POINTER|TOUCH|HOVER|SCROLL|CONTEXT_MENU|DOUBLE_CLICK)\w*_COMMAND$/,
    () =>
      call(
        "editor.registerRootListener((root) => { root?.addEventListener('mousedown', listener); return () => root?.removeEventListener('mousedown', listener); }), because there is no command for this event",
        '/docs/concepts/listeners',
      ),
  ],
];

function blocks(): Entry {
  return call(
    "editor.update(() => { const selection = $getSelection(); $setBlocksType(selection, () => $createHeadingNode('h1')); }), with the function that creates the block: $createHeadingNode, $createQuoteNode, $createCodeNode or $createParagraphNode",
    '@lexical/selection#$setBlocksType',
  );
}

/** Conversions of documents, in both directions. */
const OF_CONVERSIONS: readonly Invention[] = [
  [
    /^\$?(?:convertTo|exportTo|exportAs|to|get|extract|generate|serializeTo)(?:Editor|Root|Plain|Raw)*Text(?:Content|String|FromNodes)?$/i,
    () => call('editor.read(() => $getRoot().getTextContent())', 'lexical#$getRoot'),
  ],
  [
    /^\$?(?:convertTo|export|exportTo|to|get|generate|serializeTo|editorStateTo|nodesTo|render)html(?:String|FromEditorState|FromState|FromEditor)?$/i,
    () =>
      call(
        'editor.read(() => $generateHtmlFromNodes(editor)), from @lexical/html',
        '@lexical/html#$generateHtmlFromNodes',
      ),
  ],
  [
    /^\$?(?:convertFrom|import|importFrom|from|parse|load|set|insert|generateNodesFrom|htmlTo)html(?:String|ToNodes|Nodes)?$|^\$?htmlToNodes$|^\$generateNodesFromHtml$/i,
    () =>
      call(
        "$generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html')), from @lexical/html",
        '@lexical/html#$generateNodesFromDOM',
      ),
  ],
  [
    /^\$?(?:convertTo|export|exportTo|to|get|generate|serializeTo)markdown(?:FromNodes|FromEditorState)?$/i,
    () =>
      call(
        '$convertToMarkdownString(TRANSFORMERS), from @lexical/markdown',
        '@lexical/markdown#$convertToMarkdownString',
      ),
  ],
  [
    /^\$?(?:convertFrom|import|importFrom|from|parse|load|set|insert)markdown(?:String|ToNodes)?$/i,
    () =>
      call(
        '$convertFromMarkdownString(markdown, TRANSFORMERS), from @lexical/markdown',
        '@lexical/markdown#$convertFromMarkdownString',
      ),
  ],
  [
    /^\$?(?:convertTo|exportTo|export|to|get|serialize|stringify)(?:Editor)?(?:State)?(?:To)?(?:json)?$/i,
    () => call('JSON.stringify(editor.getEditorState())', STATE),
  ],
  [
    /^\$?(?:parse|load|from|import|deserialize|restore|convertFrom|createEditorStateFrom)(?:Editor)?(?:State)?(?:From)?(?:json)?$|^\$?(?:createEditorState|createEmptyEditorState|convertFromRaw)\w*$/i,
    () => call('editor.setEditorState(editor.parseEditorState(json))', STATE),
  ],
];

/** Functions for what nodes and selections have methods. */
const OF_FUNCTIONS: readonly Invention[] = [
  [
    /^\$?(?:toggle|set|apply|format|add|remove|is|has)(?:Text|Selection)?(Bold|Italic|Underline|Strikethrough|Highlight|Code|Format|Mark)(?:Text|Format)?$/,
    (format = '') =>
      call(
        `selection.formatText('${/Format|Mark/.test(format) ? 'bold' : format.toLowerCase()}') in an update, or selection.hasFormat(…) to ask for it`,
        'lexical#RangeSelection',
      ),
  ],
  [
    /^\$(?:toggle|set|format|insert|convertTo|change|wrapIn)(?:Heading|Quote|Blockquote|CodeBlock|Paragraph|Block|BlockType|ElementType)(?:Node)?$/,
    () => blocks(),
  ],
  [
    /^\$(?:insert|add)Node$/,
    () => call('$insertNodes([node])', 'lexical#$insertNodes'),
  ],
  [/^\$(?:remove|delete)Nodes?$/, () => call('node.remove()', 'lexical#LexicalNode')],
  [
    /^\$(?:append|add|insert)(?:Child|ChildNode|Children|ToRoot|Paragraph)$|^\$append(?:Node|Nodes)?$/,
    () => call('parent.append(node)', 'lexical#ElementNode'),
  ],
  [
    /^\$replace(?:Node)?$/,
    () => call('node.replace(otherNode)', 'lexical#LexicalNode'),
  ],
  [
    /^\$(?:get|find)Node(?:ById|FromKey)?$/,
    () => call('$getNodeByKey(key)', 'lexical#$getNodeByKey'),
  ],
  [
    /^\$?(?:getAllNodes|getNodes|getAllDescendants|traverse|walk|forEachNode|visit)(?:Nodes|Tree|OfType)?$/,
    () => call("$dfs(), from '@lexical/utils'", '@lexical/utils#$dfs'),
  ],
  [
    /^\$?clear(?:Editor|Content|Root|All|Document|EditorContent)?$/,
    () =>
      call(
        'editor.update(() => $getRoot().clear()), or editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined)',
        'lexical#CLEAR_EDITOR_COMMAND',
      ),
  ],
  [
    /^\$(?:insert|set|replace|write|type)(?:Selected|Selection)?Text(?:Content|AtSelection|AtCursor)?$/,
    () =>
      call(
        '$getSelection()?.insertText(text), or textNode.setTextContent(text)',
        SELECTION,
      ),
  ],
  [
    /^\$getSelected?(?:ion)?Text(?:Content)?$/,
    () => call("$getSelection()?.getTextContent() ?? ''", SELECTION),
  ],
  [
    /^\$(?:set|move|place|get)(?:Cursor|Caret)(?:Position|ToEnd|ToStart|AtEnd|To)?$/,
    () =>
      call(
        'textNode.select(offset, offset), element.selectStart() or element.selectEnd()',
        SELECTION,
      ),
  ],
  [
    /^\$(?:create|set|insert|add|wrapIn|unwrap|remove)Link$/,
    () => call('$toggleLink(url), or $toggleLink(null)', '@lexical/link#$toggleLink'),
  ],
  [
    /^\$(?:insert|add)(?:Table)?(Row|Column)(?:Before|After|Above|Below|AtSelection)?$/,
    (part = 'Row') =>
      call(
        `$insertTable${part}AtSelection(true), from '@lexical/table'`,
        `@lexical/table#$insertTable${part}AtSelection`,
      ),
  ],
  [
    /^\$(?:remove|delete)(?:Table)?(Row|Column)(?:AtSelection)?$/,
    (part = 'Row') =>
      call(
        `$deleteTable${part}AtSelection(), from '@lexical/table'`,
        `@lexical/table#$deleteTable${part}AtSelection`,
      ),
  ],
];

/** Classes for what other editors have nodes of their own, and Lexical has formats and kinds. */
const OF_CLASSES: readonly Invention[] = [
  [
    /^(?:\$(?:create|is))?(Bold|Italic|Underline|Strikethrough|InlineCode|Highlight|Subscript|Superscript)(?:Text)?Node$/,
    (format = '') =>
      call(
        `$createTextNode(text).toggleFormat('${format === 'InlineCode' ? 'code' : format.toLowerCase()}'), because formats are no nodes`,
        'lexical#TextNode',
      ),
  ],
  [
    /^(?:\$(?:create|is))?(Bullet|Ordered|Numbered|Unordered|Check|Todo|Task)(?:ed)?ListNode$/,
    (kind = '') =>
      call(
        `$createListNode('${/Ordered|Numbered/.test(kind) && kind !== 'Unordered' ? 'number' : /Check|Todo|Task/.test(kind) ? 'check' : 'bullet'}'), of ListNode`,
        '@lexical/list#$createListNode',
      ),
  ],
  [/^BlockQuoteNode$|^BlockquoteNode$/, () => by('QuoteNode', '@lexical/rich-text')],
  [/^\$createBlock[qQ]uoteNode$/, () => by('$createQuoteNode', '@lexical/rich-text')],
  [/^CodeBlockNode$/, () => by('CodeNode', '@lexical/code')],
  [/^\$createCodeBlockNode$/, () => by('$createCodeNode', '@lexical/code')],
  [
    /^Doc(?:ument)?Node$/,
    () => call('$getRoot(), which is a RootNode', 'lexical#$getRoot'),
  ],
  [/^(?:Block|BlockElement|Container)Node$/, () => by('ElementNode', 'lexical')],
  [
    /^(?:Base|Custom|Void|Embed|Atom|Inline|React|Widget)Node$/,
    () => by('DecoratorNode', 'lexical'),
  ],
  [
    /^Divider(?:Node)?$|^HrNode$/,
    () => by('HorizontalRuleNode', '@lexical/react/LexicalHorizontalRuleNode'),
  ],
];

/** What shows something about a document without changing it, which other editors have a layer for. */
const OF_DECORATIONS: readonly Invention[] = [
  [
    /^\$?(?:create|add|get|remove)?(?:Inline|Node|Text)?Decorations?(?:Set)?$/,
    () =>
      call(
        "a MarkNode around the text, with $wrapSelectionInMarkNode(selection, isBackward, id) of @lexical/mark, or a highlight of CSS over the ranges of the page: CSS.highlights.set('hit', new Highlight(range))",
        '@lexical/mark#$wrapSelectionInMarkNode',
      ),
  ],
];

/** Hooks and plugins that the React package doesn't have. */
const OF_REACT: readonly Invention[] = [
  [
    /^use(?:Lexical)?(?:Editor|EditorContext|EditorRef|Composer|ComposerEditor|EditorInstance)$/,
    () => by('useLexicalComposerContext', '@lexical/react/LexicalComposerContext'),
  ],
  [
    /^use(?:Lexical)?(?:Selection|EditorState|TextContent|OnChange|UpdateListener|Content|Value)$/,
    () =>
      call(
        'useEffect(() => editor.registerUpdateListener(({editorState}) => { editorState.read(() => {…}); }), [editor])',
        '/docs/concepts/listeners',
      ),
  ],
  [
    /^use(?:Lexical)?(?:Commands?|Dispatch|RegisterCommand)$/,
    () =>
      call(
        'editor.dispatchCommand(command, payload), and useEffect(() => editor.registerCommand(command, listener, COMMAND_PRIORITY_LOW), [editor])',
        COMMANDS,
      ),
  ],
  [
    /^(?:Lexical)?(?:Bold|Italic|Format|Formatting|TextFormat|Toolbar|FloatingToolbar|BubbleMenu|Image|Video|Emoji|Mention|AutoSave|Save|Undo|UndoRedo|Heading|Quote|CodeBlock|Code|Paste|WordCount|Focus|Color|FontSize|Align|Alignment|Export|Import|Html|HTML|Initial\w*|Controlled\w*|SlashMenu|SlashCommand|Shortcut|Keyboard\w*)s?Plugin$/,
    () => [
      'Write the plugin yourself: a component below the composer that takes const [editor] = useLexicalComposerContext() and registers commands or listeners in useEffect.',
      '/docs/react/create_plugin',
    ],
  ],
];

const ALL: readonly Invention[] = [
  ...OF_COMMANDS,
  ...OF_CONVERSIONS,
  ...OF_FUNCTIONS,
  ...OF_CLASSES,
  ...OF_DECORATIONS,
  ...OF_REACT,
];

/** What Lexical has instead of a name that its packages never had, by what the name asks for. */
export function ofInvention(name: string): Replacement | undefined {
  for (const [pattern, entry] of ALL) {
    const found = pattern.exec(name);
    if (!found) continue;
    const [fix, link] = entry(...found.slice(1).filter((part) => part !== undefined));
    return {reason: `No package of Lexical exports ${name}.`, fix, link};
  }
  return undefined;
}
