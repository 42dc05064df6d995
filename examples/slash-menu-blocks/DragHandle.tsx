import {DraggableBlockPlugin_EXPERIMENTAL as DraggableBlockPlugin} from '@lexical/react/LexicalDraggableBlockPlugin';
import {type ReactNode, useRef} from 'react';

const HANDLE = 'slash-menu-blocks-handle';

/** Shows a handle to the left of the block under the mouse, and a line where the block would be dropped. */
export function DragHandle({anchor}: {anchor: HTMLElement}): ReactNode {
  const handleRef = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  return (
    <DraggableBlockPlugin
      anchorElem={anchor}
      menuRef={handleRef}
      targetLineRef={lineRef}
      // Only a mouse can drag the handle, so it isn't a control. Keyboard users have the shortcuts.
      menuComponent={
        <div ref={handleRef} className={HANDLE} aria-hidden="true" title="Drag to move">
          <svg viewBox="0 0 10 16" width="10" height="16">
            <path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" />
          </svg>
        </div>
      }
      targetLineComponent={<div ref={lineRef} className="slash-menu-blocks-line" />}
      isOnMenu={(element) => element.closest(`.${HANDLE}`) !== null}
    />
  );
}
