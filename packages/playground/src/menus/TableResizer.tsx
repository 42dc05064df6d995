import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {HISTORY_MERGE_TAG, HISTORY_PUSH_TAG, type LexicalEditor} from 'lexical';
import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

import uiStyles from '../ui/ui.module.css';
import {findTableEdge, type TableEdge} from './table-edge';

/**
 * Lets the reader drag the edge of the column or row under the pointer. For touch and keyboard, the
 * table's menu has the same actions.
 */
export function TableResizer(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [edge, setEdge] = useTableEdge(editor);
  if (!edge) return null;
  const onPointerDown = (event: ReactPointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const {clientX: startX, clientY: startY} = event;
    let tag: string = HISTORY_PUSH_TAG;
    const onMove = ({clientX, clientY}: PointerEvent): void => {
      const isColumn = edge.line === 'column';
      const change = isColumn ? clientX - startX : clientY - startY;
      edge.move(change, tag);
      handle.style.translate = isColumn ? `${change}px 0` : `0 ${change}px`;
      // One drag is one undo step.
      tag = HISTORY_MERGE_TAG;
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', onMove);
        setEdge(null);
      },
      {once: true},
    );
  };
  return (
    <div
      aria-hidden="true"
      data-table-edge={edge.line}
      className={uiStyles.tableEdge}
      style={edge.rect}
      onPointerDown={onPointerDown}
    />
  );
}

function useTableEdge(
  editor: LexicalEditor,
): [TableEdge | null, (edge: TableEdge | null) => void] {
  const [edge, setEdge] = useState<TableEdge | null>(null);
  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
      const element = event.target instanceof Element ? event.target : null;
      if (element?.closest('[data-table-edge]')) return;
      const cell = editor.getRootElement()?.contains(element)
        ? element?.closest<HTMLTableCellElement>('td, th')
        : null;
      setEdge(cell ? findTableEdge(editor, cell, event) : null);
    };
    // Scrolling moves the edge away.
    const onScroll = (): void => {
      setEdge(null);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [editor]);
  return [edge, setEdge];
}
