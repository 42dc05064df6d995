import type {ApiReferenceOptions} from '@lexical-documentation/api-reference';

type CallOptions = NonNullable<ApiReferenceOptions['calls']>;

/** What Lexical's sources leave open about where its functions may be called. */
const RULES: CallOptions['rules'] = {
  guards: {
    'lexical#getActiveEditor': ['state', 'editor'],
    'lexical#getActiveEditorState': ['state'],
    'lexical#errorOnReadOnly': ['state', 'write'],
    'lexical#$assumeActiveEditor': ['state'],
    'lexical#getElementByKeyOrThrow': ['root'],
    '@lexical/react#useLexicalComposerContext': ['composer'],
    // It is made with the empty state of an editor, before there is a context.
    'lexical#RootNode.constructor': [],
    // They call `clone` of the node's own class, which no declaration names.
    'lexical#$cloneWithProperties': ['state', 'editor'],
    'lexical#$cloneWithPropertiesEphemeral': ['state', 'editor'],
    // It calls functions that the points of a selection hold as properties.
    'lexical#RangeSelection.setTextNodeRange': ['state'],
  },
  openers: {
    'lexical#LexicalEditor.update': ['state', 'editor', 'write'],
    'lexical#LexicalEditor.read': ['state', 'editor'],
    'lexical#EditorState.read': ['state', 'editor'],
    'lexical#readEditorState': ['state', 'editor'],
    'lexical#updateEditor': ['state', 'editor', 'write'],
    'lexical#updateEditorSync': ['state', 'editor', 'write'],
    'lexical#parseEditorState': ['state', 'editor', 'write'],
    'lexical#$beginUpdate': ['state', 'editor', 'write', 'browser', 'root'],
    'lexical#$commitPendingUpdates': ['state', 'editor', 'write', 'browser', 'root'],
  },
  deferring: [
    '^register',
    '^(add|remove)EventListener$',
    '^(then|catch|finally|queueMicrotask)$',
    '^(setTimeout|setInterval|requestAnimationFrame|requestIdleCallback)$',
    '^use(Effect|LayoutEffect|Callback|ImperativeHandle|SyncExternalStore)',
    '^(effect|onChange|subscribe|observe|mergeRegister)$',
    '^(safeCast|defineExtension|defineImportRule|createCommand)$',
  ].join('|'),
  specialCases: String.raw`\$isEphemeral|existingKey|__DEV__`,
  browserChecks: 'CAN_USE_DOM|typeof (window|document|navigator)|IS_',
};

const CONTEXTS: CallOptions['contexts'] = [
  {
    need: 'write',
    label: 'update',
    advice: 'Call it in editor.update(), a node transform or a command listener.',
    adviceSometimes:
      'It changes the document in some cases: call it in editor.update(), a node transform or a command listener.',
  },
  {
    need: 'editor',
    label: 'editor.read',
    advice:
      'Call it in editor.read(), or anywhere you can update. If you use editorState.read(), pass it the editor.',
    adviceSometimes:
      'It needs the editor in some cases: call it in editor.read(), or anywhere you can update.',
  },
  {
    need: 'state',
    label: 'read',
    advice:
      'Call it in editorState.read() or editor.read(), or anywhere you can update.',
    adviceSometimes:
      'It reads the document in some cases: call it in editorState.read() or editor.read(), or anywhere you can update.',
  },
  {
    need: 'root',
    label: 'root element',
    advice: 'The editor needs a root element: call it after setRootElement().',
  },
  {
    need: 'composer',
    label: 'composer',
    advice: 'Render it below LexicalExtensionComposer or LexicalComposer.',
  },
  {
    need: 'browser',
    label: 'browser',
    advice: 'It needs a browser, or a simulated DOM.',
    adviceSometimes: 'It needs a browser, or a simulated DOM, in some cases.',
  },
  {label: 'anywhere', advice: 'Call it anywhere, even on a server.'},
];

/** Where Lexical's functions may be called, and how the reference says it. */
export function callOptions(baseUrl: string): CallOptions {
  return {
    rules: RULES,
    contexts: CONTEXTS,
    guide: `${baseUrl}docs/concepts/editor-state#contexts`,
  };
}
