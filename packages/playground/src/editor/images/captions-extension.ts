import {buildEditorFromExtensions, NestedEditorExtension} from '@lexical/extension';
import {ReactExtension} from '@lexical/react/ReactExtension';
import {ReactProviderExtension} from '@lexical/react/ReactProviderExtension';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  type AnyLexicalExtension,
  COMMAND_PRIORITY_HIGH,
  configExtension,
  defineExtension,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  type LexicalEditorWithDispose,
  mergeRegister,
  type NodeKey,
  PASTE_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical';

import {ImageNode} from './image-node';
import {$readCaption, $writeCaption, type Caption, isSameCaption} from './caption';

const FROM_NODE = 'from-node';
const FROM_CAPTION = 'from-caption';
/** A longer pause starts a new undo step, in milliseconds. */
const PAUSE_MS = 500;

/** The editors of captions by the keys of their images. Each is kept in sync with its node. */
export const captionsExtension = defineExtension({
  name: 'playground/image-captions',
  nodes: () => [ImageNode],
  build: (parent) => {
    const editors = new Map<NodeKey, LexicalEditorWithDispose>();
    const editorOf = (key: NodeKey, caption: Caption): LexicalEditorWithDispose => {
      const editor = editors.get(key) ?? buildCaption(parent, key, caption);
      editors.set(key, editor);
      return editor;
    };
    return {editors, editorOf};
  },
  register: (parent, _config, state) => {
    const {editors} = state.getOutput();
    const stop = parent.registerMutationListener(
      ImageNode,
      (changes, {updateTags}) => {
        for (const [key, change] of changes) {
          const editor = editors.get(key);
          if (!editor) continue;
          const caption =
            change === 'destroyed' ? null : parent.read(() => $captionOf(key));
          if (caption === null) {
            editors.delete(key);
            // Wait until React has removed it from the page.
            queueMicrotask(() => editor.dispose());
          } else if (!updateTags.has(FROM_CAPTION)) showCaption(editor, caption);
        }
      },
      {skipInitialization: true},
    );
    return () => {
      stop();
      for (const editor of editors.values()) editor.dispose();
      editors.clear();
    };
  },
});

function buildCaption(
  parent: LexicalEditor,
  key: NodeKey,
  caption: Caption,
): LexicalEditorWithDispose {
  const leave = (): void => {
    parent.update(() => $getNodeByKey(key)?.selectNext());
    parent.focus();
  };
  // The outer editor has to be active.
  const editor = parent.read(() =>
    buildEditorFromExtensions(captionEditor(caption, leave)),
  );
  let lastChange = -Infinity;
  editor.registerUpdateListener(({editorState, dirtyElements, dirtyLeaves, tags}) => {
    const isChange = dirtyElements.size > 0 || dirtyLeaves.size > 0;
    if (!isChange || tags.has(FROM_NODE) || tags.has(HISTORY_MERGE_TAG)) return;
    const written = editorState.read($readCaption);
    const isSameStep = performance.now() - lastChange < PAUSE_MS;
    lastChange = performance.now();
    parent.update(
      () => {
        const node = $getNodeByKey(key);
        if (!(node instanceof ImageNode)) return;
        if (!isSameCaption(node.getImage().caption, written)) {
          node.setImage({caption: written});
        }
      },
      {
        tag: [
          FROM_CAPTION,
          // The caret stays in the caption.
          SKIP_DOM_SELECTION_TAG,
          isSameStep ? HISTORY_MERGE_TAG : HISTORY_PUSH_TAG,
        ],
      },
    );
  });
  return editor;
}

/** One line of text with formats; pasted text loses its formatting. */
function captionEditor(caption: Caption, leave: () => void): AnyLexicalExtension {
  const leaveByKey = (event: KeyboardEvent | null): boolean => {
    event?.preventDefault();
    leave();
    return true;
  };
  return defineExtension({
    name: 'playground/image-caption',
    namespace: 'playground-caption',
    dependencies: [
      RichTextExtension,
      configExtension(NestedEditorExtension, {inheritEditableFromParent: true}),
      ReactProviderExtension,
      configExtension(ReactExtension, {contentEditable: null}),
    ],
    $initialEditorState: () => {
      $writeCaption(caption);
    },
    register: (editor) =>
      mergeRegister(
        editor.registerCommand(KEY_ENTER_COMMAND, leaveByKey, COMMAND_PRIORITY_HIGH),
        editor.registerCommand(KEY_ESCAPE_COMMAND, leaveByKey, COMMAND_PRIORITY_HIGH),
        editor.registerCommand(KEY_ARROW_UP_COMMAND, leaveByKey, COMMAND_PRIORITY_HIGH),
        editor.registerCommand(PASTE_COMMAND, $pasteLine, COMMAND_PRIORITY_HIGH),
      ),
  });
}

function $pasteLine(event: InputEvent | ClipboardEvent | KeyboardEvent): boolean {
  const selection = $getSelection();
  if (!('clipboardData' in event) || !$isRangeSelection(selection)) return false;
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  selection.insertText(text.trim().replaceAll(/\s+/g, ' '));
  return true;
}

/** After an undo, or a change by somebody else, the node differs from its editor. */
function showCaption(editor: LexicalEditor, caption: Caption): void {
  if (isSameCaption(editor.read($readCaption), caption)) return;
  editor.update(
    () => {
      $writeCaption(caption);
    },
    {tag: [FROM_NODE, SKIP_DOM_SELECTION_TAG]},
  );
}

function $captionOf(key: NodeKey): Caption | null {
  const node = $getNodeByKey(key);
  return node instanceof ImageNode ? node.getImage().caption : null;
}
