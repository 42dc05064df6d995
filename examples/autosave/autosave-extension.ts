import {effect, signal} from '@lexical/extension';
import {defineExtension, HISTORY_MERGE_TAG, mergeRegister, safeCast} from 'lexical';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveConfig {
  /** How long the user must pause before the note is saved, in milliseconds. */
  pauseMs: number;
  /** Stores a document. Put your request here; a rejected promise counts as a failure. */
  save: (json: string) => Promise<void>;
}

/** Saves the document after each pause in typing. */
export const AutosaveExtension = defineExtension({
  name: 'autosave/Autosave',
  config: safeCast<AutosaveConfig>({pauseMs: 800, save: () => Promise.resolve()}),
  build: (editor, {save}) => {
    const state = signal<SaveState>('saved');
    const saveNow = async (): Promise<void> => {
      const document = editor.getEditorState();
      state.value = 'saving';
      try {
        await save(JSON.stringify(document));
        // Text that was typed in the meantime isn't saved yet.
        state.value = editor.getEditorState() === document ? 'saved' : 'waiting';
      } catch {
        state.value = 'failed';
      }
    };
    return {state, saveNow};
  },
  register: (editor, {pauseMs}, extension) => {
    const {state, saveNow} = extension.getOutput();
    let timer: ReturnType<typeof setTimeout> | undefined;
    return mergeRegister(
      editor.registerUpdateListener(({dirtyElements, dirtyLeaves, tags}) => {
        const isChange = dirtyElements.size > 0 || dirtyLeaves.size > 0;
        if (!isChange || tags.has(HISTORY_MERGE_TAG)) return;
        state.value = 'waiting';
        clearTimeout(timer);
        timer = setTimeout(() => void saveNow(), pauseMs);
      }),
      effect(() => {
        if (state.value === 'saved') return undefined;
        const warn = (event: Event) => event.preventDefault();
        window.addEventListener('beforeunload', warn);
        return () => window.removeEventListener('beforeunload', warn);
      }),
      () => clearTimeout(timer),
    );
  },
});
