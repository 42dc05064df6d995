import {KeyboardShortcutsExtension} from '@lexical/extension';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  configExtension,
  createCommand,
  defineExtension,
  type LexicalNode,
  mergeRegister,
} from 'lexical';

const MOVE_BLOCK_UP_COMMAND = createCommand<KeyboardEvent>('MOVE_BLOCK_UP_COMMAND');
const MOVE_BLOCK_DOWN_COMMAND = createCommand<KeyboardEvent>('MOVE_BLOCK_DOWN_COMMAND');

/** Moves the block at the caret with the keyboard, as the drag handle does with the mouse. */
export const MoveBlockExtension = defineExtension({
  name: 'slash-menu-blocks/MoveBlock',
  dependencies: [
    configExtension(KeyboardShortcutsExtension, {
      shortcuts: {
        moveBlockUp: {
          key: 'ArrowUp',
          modifiers: {altKey: true},
          command: MOVE_BLOCK_UP_COMMAND,
        },
        moveBlockDown: {
          key: 'ArrowDown',
          modifiers: {altKey: true},
          command: MOVE_BLOCK_DOWN_COMMAND,
        },
      },
    }),
  ],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        MOVE_BLOCK_UP_COMMAND,
        (event) => {
          event.preventDefault();
          const block = $selectedBlock();
          if (block) block.getPreviousSibling()?.insertBefore(block);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        MOVE_BLOCK_DOWN_COMMAND,
        (event) => {
          event.preventDefault();
          const block = $selectedBlock();
          if (block) block.getNextSibling()?.insertAfter(block);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    ),
});

function $selectedBlock(): LexicalNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return selection.anchor.getNode().getTopLevelElement();
}
