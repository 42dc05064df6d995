import {effect, getExtensionDependencyFromEditor} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import type {LexicalEditor} from 'lexical';

/** Tells whether there is something to undo, now and whenever that changes. */
export function watchUndo(
  editor: LexicalEditor,
  show: (canUndo: boolean) => void,
): () => void {
  const {canUndo} = getExtensionDependencyFromEditor(editor, HistoryExtension).output;
  return effect(() => show(canUndo.value));
}
