import {$isCodeNode} from '@lexical/code-core';
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COLLABORATION_TAG,
  defineExtension,
  type EditorState,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type TextNode,
} from 'lexical';

const EMOJI: Readonly<Record<string, string>> = {
  ':)': '🙂',
  ':-)': '🙂',
  ';)': '😉',
  ';-)': '😉',
  ':(': '🙁',
  ':-(': '🙁',
  ":'(": '😢',
  ':D': '😄',
  ':-D': '😄',
  XD: '😆',
  ':P': '😛',
  ':-P': '😛',
  ':o': '😮',
  ':-o': '😮',
  ':/': '😕',
  ':-/': '😕',
  '<3': '❤️',
};

/** An emoticon as a separate word, with the space that ends it. */
const TYPED = /(?:^|\s)(\S{2,3}) $/;

interface Found {
  readonly node: TextNode;
  readonly start: number;
  readonly emoticon: string;
}

/** Replaces a typed emoticon with its emoji when a space follows. Undo restores the emoticon. */
export const emoticonsExtension = defineExtension({
  name: 'playground/emoticons',
  register: (editor) =>
    editor.registerUpdateListener(({editorState, dirtyLeaves, tags}) => {
      if (tags.has(HISTORIC_TAG) || tags.has(COLLABORATION_TAG)) return;
      if (editor.isComposing() || dirtyLeaves.size === 0) return;
      const found = findTyped(editorState);
      if (!found || !dirtyLeaves.has(found.node.getKey())) return;
      editor.update(
        () => {
          const {node, start, emoticon} = found;
          const emoji = EMOJI[emoticon] ?? '';
          const text = node.spliceText(start, emoticon.length, emoji);
          const caret = start + emoji.length + 1;
          text.select(caret, caret);
        },
        {tag: HISTORY_PUSH_TAG},
      );
    }),
});

/** Returns the emoticon before the caret; ignores code. */
function findTyped(state: EditorState): Found | null {
  return state.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
    const {offset} = selection.anchor;
    const node = selection.anchor.getNode();
    if (!$isTextNode(node) || !node.isSimpleText() || node.hasFormat('code'))
      return null;
    if (node.getParents().some($isCodeNode)) return null;
    const emoticon = TYPED.exec(node.getTextContent().slice(0, offset))?.[1] ?? '';
    if (!Object.hasOwn(EMOJI, emoticon)) return null;
    return {node, start: offset - emoticon.length - 1, emoticon};
  });
}
