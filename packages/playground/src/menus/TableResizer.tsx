import {$isTableCellNode} from '@lexical/table';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  $getNearestNodeFromDOMNode,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';
import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

import uiStyles from '../ui/ui.module.css';
import {$lastColumnOf, measureColumns, setColumnWidth} from './table-widths';

/** How near the pointer must be to the edge of a column, in CSS pixels. */
const REACH = 5;

/**
 * The edge of the column under the pointer, to be dragged. Fingers and keys have entries in the
 * menu of the table instead.
 */
export function TableResizer(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [edge, setEdge] = useColumnEdge(editor);
  if (!edge) return null;
  const onPointerDown = (event: ReactPointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const startX = event.clientX;
    let tag: string = HISTORY_PUSH_TAG;
    const onMove = ({clientX}: PointerEvent): void => {
      setColumnWidth(editor, edge, edge.width + clientX - startX, tag);
      handle.style.translate = `${clientX - startX}px 0`;
      // One way of the pointer is one step to undo.
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
  const {x, top, height} = edge;
  return (
    <div
      aria-hidden="true"
      data-column-edge=""
      className={uiStyles.columnEdge}
      style={{left: x - REACH, top, height, width: 2 * REACH}}
      onPointerDown={onPointerDown}
    />
  );
}

interface ColumnEdge {
  /** The cell that ends at the edge. */
  readonly key: NodeKey;
  /** The widths of all columns, and of the one that is meant. */
  readonly widths: readonly number[];
  readonly width: number;
  readonly x: number;
  readonly top: number;
  readonly height: number;
}

function useColumnEdge(
  editor: LexicalEditor,
): [ColumnEdge | null, (edge: ColumnEdge | null) => void] {
  const [edge, setEdge] = useState<ColumnEdge | null>(null);
  useEffect(() => {
    const onMove = ({target, buttons, pointerType, clientX}: PointerEvent): void => {
      if (buttons !== 0 || pointerType !== 'mouse') return;
      const element = target instanceof Element ? target : null;
      if (element?.closest('[data-column-edge]')) return;
      const cell = editor.getRootElement()?.contains(element)
        ? element?.closest<HTMLTableCellElement>('td, th')
        : null;
      setEdge(cell ? findEdge(editor, cell, clientX) : null);
    };
    // What scrolls moves away from under the edge.
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

function findEdge(
  editor: LexicalEditor,
  cell: HTMLTableCellElement,
  pointerX: number,
): ColumnEdge | null {
  const {left, right} = cell.getBoundingClientRect();
  const before = cell.previousElementSibling;
  const isRight = right - pointerX <= REACH;
  const isLeft = pointerX - left <= REACH && before instanceof HTMLTableCellElement;
  const table = cell.closest('table');
  if (!table || (!isRight && !isLeft)) return null;
  const ending = isRight ? cell : (before as HTMLTableCellElement);
  return editor.read(() => {
    const node = $getNearestNodeFromDOMNode(ending);
    if (!$isTableCellNode(node)) return null;
    const widths = measureColumns(table);
    const {top, height} = table.getBoundingClientRect();
    return {
      key: node.getKey(),
      widths,
      width: widths[$lastColumnOf(node)] ?? 0,
      x: isRight ? right : left,
      top,
      height,
    };
  });
}
