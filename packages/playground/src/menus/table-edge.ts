import {$isTableCellNode, type TableCellNode} from '@lexical/table';
import {$getNearestNodeFromDOMNode, type LexicalEditor} from 'lexical';

import {
  $lastColumnOf,
  measureColumns,
  setColumnWidth,
  setRowHeight,
} from './table-sizes';

/** How close the pointer must be to an edge, in CSS pixels. */
export const REACH = 5;

/** The right or bottom edge of a column or row. */
export interface TableEdge {
  readonly line: 'column' | 'row';
  /** The position of the handle, in CSS pixels of the window. */
  readonly rect: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
  /** Moves the edge by the distance that the pointer has moved since it was pressed. */
  readonly move: (change: number, tag: string) => void;
}

/** Returns the edge near the pointer, or null. */
export function findTableEdge(
  editor: LexicalEditor,
  cell: HTMLTableCellElement,
  {clientX, clientY}: PointerEvent,
): TableEdge | null {
  const {left, right, bottom} = cell.getBoundingClientRect();
  const before = cell.previousElementSibling;
  if (right - clientX <= REACH) return columnEdge(editor, cell, right);
  if (clientX - left <= REACH && before instanceof HTMLTableCellElement) {
    return columnEdge(editor, before, left);
  }
  return bottom - clientY <= REACH ? rowEdge(editor, cell, bottom) : null;
}

function columnEdge(
  editor: LexicalEditor,
  cell: HTMLTableCellElement,
  x: number,
): TableEdge | null {
  const table = cell.closest('table');
  const node = nodeOf(editor, cell);
  if (!table || !node) return null;
  const widths = measureColumns(table);
  const width = editor.read(() => widths[$lastColumnOf(node)] ?? 0);
  const {top, height} = table.getBoundingClientRect();
  return {
    line: 'column',
    rect: {left: x - REACH, top, width: 2 * REACH, height},
    move: (change, tag) => {
      setColumnWidth(editor, {key: node.getKey(), widths}, width + change, tag);
    },
  };
}

function rowEdge(
  editor: LexicalEditor,
  cell: HTMLTableCellElement,
  y: number,
): TableEdge | null {
  const row = cell.closest('tr');
  const table = cell.closest('table');
  const node = nodeOf(editor, cell);
  // A cell that spans rows ends in a later row.
  if (!row || !table || !node || cell.rowSpan > 1) return null;
  const {height} = row.getBoundingClientRect();
  const {left, width} = table.getBoundingClientRect();
  return {
    line: 'row',
    rect: {left, top: y - REACH, width, height: 2 * REACH},
    move: (change, tag) => {
      setRowHeight(editor, node.getKey(), height + change, tag);
    },
  };
}

function nodeOf(
  editor: LexicalEditor,
  cell: HTMLTableCellElement,
): TableCellNode | null {
  return editor.read(() => {
    const node = $getNearestNodeFromDOMNode(cell);
    return $isTableCellNode(node) ? node : null;
  });
}
