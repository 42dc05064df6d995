import {computed, EditorStateExtension, signal} from '@lexical/extension';
import {
  $createMarkNode,
  $wrapSelectionInMarkNode,
  MarkExtension,
  MarkNode,
} from '@lexical/mark';
import {registerNestedElementResolver} from '@lexical/utils';
import {$getSelection, $isRangeSelection, defineExtension, safeCast} from 'lexical';

import {$deleteMark, $selectedThreadIds, $selectMark, $threadIdsInText} from './marks';

/** A conversation about a passage. It's stored outside the document, which contains only its id. */
export interface Thread {
  readonly id: string;
  /** The passage as it was when the thread began. */
  readonly quote: string;
  readonly messages: readonly string[];
}

interface CommentsConfig {
  /** The existing threads. Load them from your storage. */
  threads: readonly Thread[];
}

/** Stores threads, and marks their passages in the text. */
export const CommentsExtension = defineExtension({
  name: 'comments/Comments',
  dependencies: [MarkExtension, EditorStateExtension],
  config: safeCast<CommentsConfig>({threads: []}),
  build: (editor, config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    const threads = signal(config.threads);
    return {
      threads,
      canComment: computed(() => editorState.value.read($getQuote) !== ''),
      selectedIds: computed(() => editorState.value.read($selectedThreadIds)),
      idsInText: computed(() => editorState.value.read($threadIdsInText)),
      begin: (message: string) => {
        editor.update(() => {
          const selection = $getSelection();
          const quote = $getQuote();
          if (!$isRangeSelection(selection) || quote === '') return;
          const id = crypto.randomUUID();
          $wrapSelectionInMarkNode(selection, selection.isBackward(), id);
          threads.value = [...threads.value, {id, quote, messages: [message]}];
        });
      },
      reply: (id: string, message: string) => {
        threads.value = threads.value.map((thread) =>
          thread.id === id
            ? {...thread, messages: [...thread.messages, message]}
            : thread,
        );
      },
      resolve: (id: string) => {
        threads.value = threads.value.filter((thread) => thread.id !== id);
        editor.update(() => {
          $deleteMark(id);
        });
      },
      goTo: (id: string) => {
        editor.update(() => {
          $selectMark(id);
        });
      },
    };
  },
  // If a comment is inside another comment's passage, one mark gets both ids,
  // instead of a mark inside a mark.
  register: (editor) =>
    registerNestedElementResolver(
      editor,
      MarkNode,
      (from) => $createMarkNode(from.getIDs()),
      (from, to) => {
        for (const id of from.getIDs()) to.addID(id);
      },
    ),
});

function $getQuote(): string {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? selection.getTextContent().trim() : '';
}
