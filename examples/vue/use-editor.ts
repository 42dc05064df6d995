import {effect, type ReadonlySignal} from '@lexical/extension';
import type {LexicalEditorWithDispose} from '@lexical/extension';
import {inject, type InjectionKey, onScopeDispose, type Ref, shallowRef} from 'vue';

export const editorKey: InjectionKey<LexicalEditorWithDispose> = Symbol('editor');

/**
 * Returns the editor of the nearest `LexicalEditor` above.
 *
 * @throws Error outside of one
 */
export function useEditor(): LexicalEditorWithDispose {
  const editor = inject(editorKey, null);
  if (!editor)
    throw new Error('useEditor: render this component inside LexicalEditor.');
  return editor;
}

/** Returns the result of `$read`, and updates it after each update of the editor. */
export function useEditorValue<Value>($read: () => Value): Readonly<Ref<Value>> {
  const editor = useEditor();
  const value = shallowRef(editor.read($read));
  const stop = editor.registerUpdateListener(({editorState}) => {
    value.value = editorState.read($read, {editor});
  });
  onScopeDispose(stop);
  return value;
}

/** Returns the value of an extension's signal, and keeps it up to date. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Readonly<Ref<Value>> {
  const value = shallowRef(signal.value);
  const stop = effect(() => {
    value.value = signal.value;
  });
  onScopeDispose(stop);
  return value;
}
