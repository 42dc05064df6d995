import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import {
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import {type RefObject, useEffect} from 'react';

/**
 * Selects the image when it's clicked. While it's selected, Delete and Backspace remove it, and
 * Enter moves the focus to its fields, or to the button that loads it.
 */
export function useImageCommands(
  nodeKey: NodeKey,
  imageRef: RefObject<HTMLElement | null>,
  toolsRef: RefObject<HTMLElement | null>,
): void {
  const [editor] = useLexicalComposerContext();
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  useEffect(() => {
    const isMeant = (event: Event | null): event is Event =>
      isSelected && $isForNodes(event, toolsRef.current);
    const $remove = (event: KeyboardEvent): boolean => {
      if (!isMeant(event)) return false;
      event.preventDefault();
      const node = $getNodeByKey(nodeKey);
      node?.selectPrevious();
      node?.remove();
      return true;
    };
    const enter = (event: KeyboardEvent | null): boolean => {
      const field = toolsRef.current?.querySelector<HTMLElement>('input, button');
      if (!isMeant(event) || !field) return false;
      event.preventDefault();
      field.focus();
      return true;
    };
    const click = (event: MouseEvent): boolean => {
      if (event.target !== imageRef.current) return false;
      clearSelection();
      setSelected(true);
      return true;
    };
    return mergeRegister(
      editor.registerCommand(CLICK_COMMAND, click, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_DELETE_COMMAND, $remove, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $remove, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_ENTER_COMMAND, enter, COMMAND_PRIORITY_LOW),
    );
  }, [editor, nodeKey, imageRef, toolsRef, isSelected, setSelected, clearSelection]);
}

/** In a range selection, keys apply to the whole range; in the tools, to the tools. */
function $isForNodes(event: Event | null, tools: HTMLElement | null): event is Event {
  if (event === null || !$isNodeSelection($getSelection())) return false;
  return tools?.contains(event.target as Node) !== true;
}
