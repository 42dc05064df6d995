import {by, call} from '../replacement-entry';
import type {Invention} from './invention';

const COMMANDS = '/docs/concepts/commands';

/** Hooks and plugins that the React package doesn't have. */
export const OF_REACT: readonly Invention[] = [
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
