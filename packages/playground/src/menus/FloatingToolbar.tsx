import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getSelection, $isRangeSelection, type LexicalEditor} from 'lexical';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {FormatTools} from '../toolbar/FormatTools';
import {useToolbarState} from '../toolbar/use-toolbar-state';
import uiStyles from '../ui/ui.module.css';
import {useFloating} from '../ui/use-floating';

/**
 * Formats beside a selection. Tab skips it, because the main toolbar is easier to reach from the
 * keyboard.
 */
export function FloatingToolbar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const range = useSelectedRange(editor);
  const state = useToolbarState();
  const ref = useRef<HTMLDivElement>(null);
  useFloating(range, ref, 'top');
  if (range === null || state.code !== null) return null;
  return (
    <div ref={ref} role="toolbar" aria-label="Selection" className={uiStyles.floating}>
      <FormatTools state={state} />
    </div>
  );
}

/** The selected text as a reference for positioning; null while nothing is selected. */
function useSelectedRange(editor: LexicalEditor): Range | null {
  const [range, setRange] = useState<Range | null>(null);
  useEffect(() => {
    // The toolbar would be in the way while the pointer selects text.
    let isSelecting = false;
    const update = (): void => {
      setRange(isSelecting ? null : readRange(editor));
    };
    const onPointerDown = (): void => {
      isSelecting = true;
      update();
    };
    const onPointerUp = (): void => {
      if (!isSelecting) return;
      isSelecting = false;
      // The browser updates the selection after the event.
      requestAnimationFrame(update);
    };
    const root = editor.getRootElement();
    root?.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('pointerup', onPointerUp);
    const stop = editor.registerUpdateListener(update);
    return () => {
      root?.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('pointerup', onPointerUp);
      stop();
    };
  }, [editor]);
  return range;
}

function readRange(editor: LexicalEditor): Range | null {
  const hasText = editor.getEditorState().read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) && selection.getTextContent() !== '';
  });
  const selection = window.getSelection();
  const root = editor.getRootElement();
  if (!hasText || !selection?.rangeCount || !root?.contains(selection.anchorNode))
    return null;
  return selection.getRangeAt(0).cloneRange();
}
