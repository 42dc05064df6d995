import {getExtensionDependencyFromEditor} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';
import {defineComponent, h, type VNode} from 'vue';

import {useEditor, useEditorValue, useSignal} from './use-editor';

interface ButtonState {
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
}

export const NoteToolbar = defineComponent(() => {
  const editor = useEditor();
  const history = getExtensionDependencyFromEditor(editor, HistoryExtension).output;
  const canUndo = useSignal(history.canUndo);
  const canRedo = useSignal(history.canRedo);
  const isBold = useEditorValue(() => $hasFormat('bold'));
  const isItalic = useEditorValue(() => $hasFormat('italic'));

  const format = (type: TextFormatType) => () =>
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, type);
  const undo = () => editor.dispatchCommand(UNDO_COMMAND, undefined);
  const redo = () => editor.dispatchCommand(REDO_COMMAND, undefined);

  return () =>
    h('div', {class: 'vue-toolbar', role: 'group', 'aria-label': 'Formatting'}, [
      renderButton('Bold', format('bold'), {isPressed: isBold.value}),
      renderButton('Italic', format('italic'), {isPressed: isItalic.value}),
      renderButton('Undo', undo, {isDisabled: !canUndo.value}),
      renderButton('Redo', redo, {isDisabled: !canRedo.value}),
    ]);
});

function $hasFormat(type: TextFormatType): boolean {
  const selection = $getSelection();
  return $isRangeSelection(selection) && selection.hasFormat(type);
}

function renderButton(
  label: string,
  onPress: () => void,
  {isPressed, isDisabled = false}: ButtonState,
): VNode {
  return h(
    'button',
    {
      type: 'button',
      class: 'vue-button',
      'aria-pressed': isPressed,
      'aria-disabled': isDisabled,
      // The text keeps the focus, so the selection stays visible.
      onMousedown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        if (!isDisabled) onPress();
      },
    },
    label,
  );
}
