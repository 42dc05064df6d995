import {
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  UNDO_COMMAND,
} from 'lexical';

import type {Action} from './action';

/** The buttons of the toolbar. */
export const actions: readonly Action[] = [
  {
    label: 'Bold',
    run: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    $isActive: () => {
      const selection = $getSelection();
      return $isRangeSelection(selection) && selection.hasFormat('bold');
    },
  },
  {
    label: 'Undo',
    run: (editor) => editor.dispatchCommand(UNDO_COMMAND, undefined),
  },
];
