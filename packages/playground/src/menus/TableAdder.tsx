import {
  $insertTableColumnAtNode,
  $insertTableRowAtNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
} from '@lexical/table';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getNearestNodeFromDOMNode, type LexicalEditor} from 'lexical';
import {type ReactNode, useEffect, useState} from 'react';

import {Icon} from '../ui/Icon';
import uiStyles from '../ui/ui.module.css';
import {usePressedPointer} from '../ui/use-pressed-pointer';

/** Thickness of the bars and their distance from the table, in CSS pixels. */
const THICKNESS = 16;
const DISTANCE = 3;

/**
 * A bar beside the table under the pointer that adds a column, and a bar below it that adds a row.
 * For touch and keyboard, the table's menu has the same actions.
 */
export function TableAdder(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [table, setTable] = usePointedTable(editor);
  const isPressed = usePressedPointer();
  if (!table || isPressed) return null;
  const {left, top, right, bottom, width, height} = visibleRect(table);
  const add = (line: 'row' | 'column') => () => {
    editor.update(() => {
      $addLine(table, line);
    });
    setTable(null);
  };
  const shared = {
    type: 'button',
    tabIndex: -1,
    className: uiStyles.tableAdd,
    'data-table-add': '',
  } as const;
  return (
    <>
      <button
        {...shared}
        aria-label="Add a column"
        style={{left: right + DISTANCE, top, width: THICKNESS, height}}
        onClick={add('column')}
      >
        <Icon name="plus" />
      </button>
      <button
        {...shared}
        aria-label="Add a row"
        style={{left, top: bottom + DISTANCE, width, height: THICKNESS}}
        onClick={add('row')}
      >
        <Icon name="plus" />
      </button>
    </>
  );
}

/** A wide table scrolls in the element around it. */
function visibleRect(table: HTMLTableElement): DOMRect {
  const own = table.getBoundingClientRect();
  const around = table.parentElement?.getBoundingClientRect() ?? own;
  const left = Math.max(own.left, around.left);
  const top = Math.max(own.top, around.top);
  return new DOMRect(
    left,
    top,
    Math.min(own.right, around.right) - left,
    Math.min(own.bottom, around.bottom) - top,
  );
}

function usePointedTable(
  editor: LexicalEditor,
): [HTMLTableElement | null, (table: HTMLTableElement | null) => void] {
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
      const element = event.target instanceof Element ? event.target : null;
      const pointed = editor.getRootElement()?.contains(element)
        ? (element?.closest('table') ?? null)
        : null;
      setTable(
        (former) => pointed ?? (former && isNear(former, event) ? former : null),
      );
    };
    // Scrolling moves the table away from the bars.
    const onScroll = (): void => {
      setTable(null);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [editor]);
  return [table?.isConnected ? table : null, setTable];
}

function isNear(table: HTMLTableElement, {clientX, clientY}: PointerEvent): boolean {
  const {left, top, right, bottom} = visibleRect(table);
  const reach = DISTANCE + THICKNESS;
  return (
    clientX >= left &&
    clientX <= right + reach &&
    clientY >= top &&
    clientY <= bottom + reach
  );
}

/** Adds a row or column at the end of a table, and moves the caret to its start. */
function $addLine(element: HTMLTableElement, line: 'row' | 'column'): void {
  const table = $getNearestNodeFromDOMNode(element);
  if (!$isTableNode(table)) return;
  const row = line === 'row' ? table.getLastChild() : table.getFirstChild();
  if (!$isTableRowNode(row)) return;
  const cell = line === 'row' ? row.getFirstChild() : row.getLastChild();
  if (!$isTableCellNode(cell)) return;
  if (line === 'column') $insertTableColumnAtNode(cell);
  else $insertTableRowAtNode(cell)?.getFirstDescendant()?.selectStart();
}
