import {buildEditorFromExtensions} from '@lexical/extension';
import {
  $getNodeByKey,
  defineExtension,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type LexicalEditorWithDispose,
  type NodeKey,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical';

import {captionExtension} from './caption-editor-extension';
import {CaptionedImageNode} from './captioned-image-node';

const FROM_NODE = 'from-node';
const FROM_CAPTION = 'from-caption';
/** After a longer pause, a new undo step starts, in milliseconds. */
const PAUSE_MS = 500;

/** Builds an editor for each caption, and keeps it in sync with its picture. */
export const CaptionExtension = defineExtension({
  name: 'captions/Caption',
  nodes: [CaptionedImageNode],
  build: (parent) => {
    const editors = new Map<NodeKey, LexicalEditorWithDispose>();
    const editorOf = (key: NodeKey, caption: string): LexicalEditorWithDispose => {
      const editor = editors.get(key) ?? buildCaption(parent, key, caption);
      editors.set(key, editor);
      return editor;
    };
    return {editors, editorOf};
  },
  register: (parent, _config, state) => {
    const {editors} = state.getOutput();
    return parent.registerMutationListener(
      CaptionedImageNode,
      (changes, {updateTags}) => {
        for (const [key, change] of changes) {
          const editor = editors.get(key);
          if (!editor) continue;
          if (change === 'destroyed') {
            editors.delete(key);
            editor.dispose();
          } else if (!updateTags.has(FROM_CAPTION)) {
            showCaption(
              editor,
              parent.read(() => $captionOf(key)),
            );
          }
        }
      },
    );
  },
});

function buildCaption(
  parent: LexicalEditor,
  key: NodeKey,
  caption: string,
): LexicalEditorWithDispose {
  const leave = () => {
    parent.update(() => $getNodeByKey(key)?.selectNext());
    parent.focus();
  };
  // The outer editor has to be active here.
  const editor = parent.read(() =>
    buildEditorFromExtensions(captionExtension(caption, leave)),
  );
  let lastChange = -Infinity;
  editor.registerUpdateListener(({editorState, dirtyElements, dirtyLeaves, tags}) => {
    const isChange = dirtyElements.size > 0 || dirtyLeaves.size > 0;
    if (!isChange || tags.has(FROM_NODE) || tags.has(HISTORY_MERGE_TAG)) return;
    const isSameStep = performance.now() - lastChange < PAUSE_MS;
    lastChange = performance.now();
    parent.update(
      () => {
        const node = $getNodeByKey(key);
        if (node instanceof CaptionedImageNode) {
          node.setCaption(JSON.stringify(editorState));
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

/** After an undo, the node and its editor can have different content. */
function showCaption(editor: LexicalEditor, caption: string): void {
  if (caption === '' || caption === JSON.stringify(editor.getEditorState())) return;
  editor.setEditorState(editor.parseEditorState(caption), {tag: FROM_NODE});
}

function $captionOf(key: NodeKey): string {
  const node = $getNodeByKey(key);
  return node instanceof CaptionedImageNode ? node.getContent().caption : '';
}
