import {signal} from '@lexical/extension';
import {
  $getSelection,
  $isRangeSelection,
  defineExtension,
  type TextFormatType,
} from 'lexical';

/** The formats that the bar offers. */
export const FORMATS = ['italic', 'code'] as const satisfies readonly TextFormatType[];

/** Where the bar is on the screen, and which of its formats the selected text has. */
export interface Bar {
  readonly left: number;
  readonly top: number;
  readonly formats: readonly TextFormatType[];
}

/** Tells where the bar is, or that there is none. */
export function $readBar(): Bar | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return null;
  const domSelection = window.getSelection();
  if (!domSelection || domSelection.rangeCount === 0) return null;
  const box = domSelection.getRangeAt(0).getBoundingClientRect();
  return {
    left: box.left,
    top: box.bottom,
    formats: FORMATS.filter((format) => selection.hasFormat(format)),
  };
}

/** Tells what the bar shows; nothing hides it. */
export const SelectionBarExtension = defineExtension({
  name: 'selection-bar',
  build: () => ({bar: signal<Bar | null>(null)}),
  register: (editor, _config, state) =>
    editor.registerUpdateListener(({editorState}) => {
      state.getOutput().bar.value = editorState.read($readBar);
    }),
});
