import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {DraggableBlockPlugin_EXPERIMENTAL as DraggableBlockPlugin} from '@lexical/react/LexicalDraggableBlockPlugin';
import {
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $isParagraphNode,
  type LexicalEditor,
} from 'lexical';
import {type ReactNode, useRef, useState} from 'react';

import {usePlayground} from '../app/playground-context';
import {Icon} from '../ui/Icon';
import uiStyles from '../ui/ui.module.css';

/**
 * Beside the block under the pointer: a handle that moves it, and a button that inserts below it.
 * Keyboard users cut and paste blocks, and insert with "/".
 */
export function BlockHandle({anchor}: {anchor: HTMLElement}): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running} = usePlayground();
  const handleRef = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState<HTMLElement | null>(null);
  return (
    <DraggableBlockPlugin
      anchorElem={anchor}
      menuRef={handleRef}
      targetLineRef={lineRef}
      onElementChanged={setBlock}
      menuComponent={
        <div ref={handleRef} className={uiStyles.handle} data-handle>
          <button
            type="button"
            tabIndex={-1}
            aria-label="Insert below"
            title="Insert below"
            onClick={() => {
              if (block) insertBelow(editor, block, running.has('slash-menu'));
            }}
          >
            <Icon name="plus" />
          </button>
          <span aria-hidden="true">
            <Icon name="drag" />
          </span>
        </div>
      }
      targetLineComponent={<div ref={lineRef} className={uiStyles.dropLine} />}
      isOnMenu={(element) => element.closest('[data-handle]') !== null}
    />
  );
}

/** Moves the caret to an empty paragraph, and opens the block menu if it's on. */
function insertBelow(
  editor: LexicalEditor,
  element: HTMLElement,
  opensMenu: boolean,
): void {
  editor.focus();
  editor.update(() => {
    const block = $getNearestNodeFromDOMNode(element)?.getTopLevelElement();
    if (!block) return;
    const isEmpty = $isParagraphNode(block) && block.isEmpty();
    const paragraph = isEmpty ? block : $createParagraphNode();
    if (!isEmpty) block.insertAfter(paragraph);
    const selection = paragraph.selectEnd();
    if (opensMenu) selection.insertText('/');
  });
}
