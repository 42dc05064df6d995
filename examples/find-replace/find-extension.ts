import {batch, signal} from '@lexical/extension';
import {
  $createRangeSelection,
  $setSelection,
  defineExtension,
  type EditorState,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';

import {$findMatches, type Match} from './find-matches';
import {clearHighlights, highlight} from './highlight';

/** Finds a text in the document, and searches again whenever the document changes. */
export const FindExtension = defineExtension({
  name: 'find-replace/Find',
  build: (editor) => {
    const [query, count, current] = [signal(''), signal(0), signal(0)];
    let matches: Match[] = [];
    const show = () => highlight(editor, matches, current.peek());
    const find = (state: EditorState) => {
      matches = state.read(() => $findMatches(query.peek()));
      batch(() => {
        count.value = matches.length;
        current.value = Math.min(current.peek(), Math.max(0, matches.length - 1));
      });
      show();
    };
    const go = (step: number) => {
      if (matches.length === 0) return;
      current.value = (current.peek() + step + matches.length) % matches.length;
      show();
      const match = matches[current.peek()];
      if (match)
        editor.getElementByKey(match.start.key)?.scrollIntoView({block: 'nearest'});
    };
    const replace = (text: string) => {
      editor.update(() => $replace(matches[current.peek()], text));
    };
    const replaceAll = (text: string) => {
      // From the last to the first, because each replacement moves the text after it.
      editor.update(() =>
        matches.toReversed().forEach((match) => $replace(match, text)),
      );
    };
    const search = (text: string) => {
      query.value = text;
    };
    return {query, count, current, search, find, go, replace, replaceAll};
  },
  register: (editor, _config, state) => {
    const {query, find} = state.getOutput();
    return mergeRegister(
      editor.registerUpdateListener(({editorState}) => find(editorState)),
      query.subscribe(() => findAnew(editor, find)),
      clearHighlights,
    );
  },
});

function findAnew(editor: LexicalEditor, find: (state: EditorState) => void): void {
  find(editor.getEditorState());
}

/** Selects a match and types over it, which keeps the format of its first letter. */
function $replace(match: Match | undefined, text: string): void {
  if (!match) return;
  const selection = $createRangeSelection();
  selection.anchor.set(match.start.key, match.start.offset, 'text');
  selection.focus.set(match.end.key, match.end.offset, 'text');
  $setSelection(selection);
  selection.insertText(text);
}
