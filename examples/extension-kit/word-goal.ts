import {computed, EditorStateExtension, namedSignals} from '@lexical/extension';
import {$getRoot, defineExtension, safeCast} from 'lexical';

interface WordGoalConfig {
  /** How many words the text should have. */
  goal: number;
}

/** Counts words, and computes how many are missing. You can change the goal while the editor runs. */
export const WordGoalExtension = defineExtension({
  name: 'extension-kit/WordGoal',
  dependencies: [EditorStateExtension],
  config: safeCast<WordGoalConfig>({goal: 100}),
  build: (_editor, config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    const {goal} = namedSignals(config);
    const words = computed(() => editorState.value.read($countWords));
    // It reads two signals, so it's computed again when either one changes.
    const isReached = computed(() => words.value >= goal.value);
    return {goal, words, isReached};
  },
});

function $countWords(): number {
  return $getRoot().getTextContent().split(/\s+/).filter(Boolean).length;
}
