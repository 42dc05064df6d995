import {DraggableBlockPlugin_EXPERIMENTAL as DraggableBlockPlugin} from '@lexical/react/LexicalDraggableBlockPlugin';
import {type ReactNode, useRef} from 'react';

import {Icon} from '../ui/Icon';
import uiStyles from '../ui/ui.module.css';

/** A handle beside the block under the pointer. Keyboards move blocks by cutting and pasting. */
export function BlockHandle({anchor}: {anchor: HTMLElement}): ReactNode {
  const handleRef = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  return (
    <DraggableBlockPlugin
      anchorElem={anchor}
      menuRef={handleRef}
      targetLineRef={lineRef}
      menuComponent={
        <div ref={handleRef} aria-hidden="true" className={uiStyles.handle} data-handle>
          <Icon name="drag" />
        </div>
      }
      targetLineComponent={<div ref={lineRef} className={uiStyles.dropLine} />}
      isOnMenu={(element) => element.closest('[data-handle]') !== null}
    />
  );
}
