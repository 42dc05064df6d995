import {$isCodeNode} from '@lexical/code-core';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import {
  $findMatchingParent,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

import {usePlayground} from '../app/playground-context';
import {isFormattable} from '../editor/code/formattable';
import {useEditorState} from '../editor/use-editor-state';
import {CopyButton} from '../ui/CopyButton';
import uiStyles from '../ui/ui.module.css';
import {useFloating} from '../ui/use-floating';
import {FormatButton} from './FormatButton';

const INSET = 6;

/**
 * Buttons that format and copy the code, in the corner of the code block with the caret or the
 * pointer.
 */
export function CodeTools(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const {running} = usePlayground();
  const canFormat = isEditable && running.has('code-format');
  const state = useEditorState(editor);
  const pointed = usePointedCode(editor);
  const key = pointed ?? readCaretCode(state);
  const code = readCode(state, key);
  const element = code === null || key === null ? null : editor.getElementByKey(key);
  const corner = useMemo(() => element && cornerOf(element), [element]);
  const ref = useRef<HTMLDivElement>(null);
  useFloating(corner, ref, 'bottom-end');
  if (code === null || key === null || !corner) return null;
  return (
    <div ref={ref} role="group" aria-label="Code" className={uiStyles.inCorner}>
      {canFormat && isFormattable(code.language) && <FormatButton code={key} />}
      <CopyButton text={code.text} label="Copy code" compact />
    </div>
  );
}

/** The corner is inside of the block, because a phone has no room beside it. */
function cornerOf(element: HTMLElement) {
  return {
    contextElement: element,
    getBoundingClientRect: () => {
      const {right, top} = element.getBoundingClientRect();
      return new DOMRect(right - INSET, top, 0, 0);
    },
  };
}

function usePointedCode(editor: LexicalEditor): NodeKey | null {
  const [key, setKey] = useState<NodeKey | null>(null);
  useEffect(() => {
    const onMove = ({target, buttons}: PointerEvent): void => {
      // The button would be in the way while the pointer selects text.
      if (buttons !== 0 || !(target instanceof Element)) return;
      // While the pointer is on the button, the block doesn't change.
      if (target.closest(`.${uiStyles.inCorner}`)) return;
      setKey(editor.read(() => $codeKeyAt(target)));
    };
    document.addEventListener('pointermove', onMove);
    return () => {
      document.removeEventListener('pointermove', onMove);
    };
  }, [editor]);
  return key;
}

function $codeKeyAt(element: Element): NodeKey | null {
  const node = $getNearestNodeFromDOMNode(element);
  return (node && $findMatchingParent(node, $isCodeNode)?.getKey()) ?? null;
}

function readCaretCode(state: EditorState): NodeKey | null {
  return state.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const node = selection.anchor.getNode();
    return $findMatchingParent(node, $isCodeNode)?.getKey() ?? null;
  });
}

function readCode(
  state: EditorState,
  key: NodeKey | null,
): {readonly text: string; readonly language: string} | null {
  return state.read(() => {
    const node = key === null ? null : $getNodeByKey(key);
    if (!$isCodeNode(node)) return null;
    return {text: node.getTextContent(), language: node.getLanguage() ?? ''};
  });
}
