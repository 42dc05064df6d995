import {namedSignals, signal} from '@lexical/extension';
import {
  defineExtension,
  HISTORY_MERGE_TAG,
  mergeRegister,
  safeCast,
  type SerializedEditorState,
} from 'lexical';

interface AutosaveConfig {
  /** How many milliseconds must pass without a change before the text is saved. */
  delay: number;
  /** Stores the document. Put your request here. */
  save: (document: SerializedEditorState) => Promise<void>;
}

export type SaveStatus = 'saved' | 'unsaved' | 'failed';

/** Saves the document when the user pauses, and reports the status. */
export const AutosaveExtension = defineExtension({
  name: 'extension-kit/Autosave',
  config: safeCast<AutosaveConfig>({delay: 1000, save: () => Promise.resolve()}),
  build: (_editor, config) => ({
    ...namedSignals(config),
    status: signal<SaveStatus>('saved'),
  }),
  register: (editor, _config, state) => {
    const {delay, save, status} = state.getOutput();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      save.value(editor.getEditorState().toJSON()).then(
        () => (status.value = 'saved'),
        () => (status.value = 'failed'),
      );
    };
    return mergeRegister(
      editor.registerUpdateListener(({dirtyElements, dirtyLeaves, tags}) => {
        const isChanged = dirtyElements.size > 0 || dirtyLeaves.size > 0;
        // The initial content has this tag. It isn't a change that the user made.
        if (!isChanged || tags.has(HISTORY_MERGE_TAG)) return;
        status.value = 'unsaved';
        clearTimeout(timer);
        timer = setTimeout(saveNow, delay.value);
      }),
      () => {
        clearTimeout(timer);
      },
    );
  },
});
