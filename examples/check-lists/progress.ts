import {computed, EditorStateExtension} from '@lexical/extension';
import {$isListItemNode, $isListNode} from '@lexical/list';
import {$dfsIterator} from '@lexical/utils';
import {defineExtension} from 'lexical';

/** The number of tasks, and how many of them are checked. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Counts the tasks of the whole document. */
export const ProgressExtension = defineExtension({
  name: 'check-lists/Progress',
  dependencies: [EditorStateExtension],
  build: (_editor, _config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    return {progress: computed(() => editorState.value.read($countTasks))};
  },
});

function $countTasks(): Progress {
  let done = 0;
  let total = 0;
  for (const {node} of $dfsIterator()) {
    if (!$isListItemNode(node) || $isListNode(node.getFirstChild())) continue;
    const checked = node.getChecked();
    // Items of other lists are neither checked nor unchecked.
    if (checked === undefined) continue;
    total += 1;
    if (checked) done += 1;
  }
  return {done, total};
}
