import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $getTableColumnIndexFromTableCellNode,
  $getTableRowIndexFromTableCellNode,
  $unmergeCell,
  TableCellHeaderStates,
} from '@lexical/table';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';
import {type ReactNode, useMemo, useRef} from 'react';

import {useEditorState} from '../editor/use-editor-state';
import {ColorMenu} from '../toolbar/ColorMenu';
import {BACKGROUND_COLORS} from '../toolbar/colors';
import {useEditorFocus} from '../toolbar/use-editor-focus';
import type {MenuItem} from '../ui/Menu';
import {MenuButton} from '../ui/MenuButton';
import uiStyles from '../ui/ui.module.css';
import {useFloating} from '../ui/use-floating';
import {usePressedPointer} from '../ui/use-pressed-pointer';
import {$selectedCells} from './selected-cells';
import {tableLayoutItems} from './table-layout-items';

/** At the end of the row that the caret is in: what can be done with the table. */
export function TableTools(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const found = readCell(useEditorState(editor));
  const cell = usePressedPointer() ? null : found;
  const focusEditor = useEditorFocus();
  const ref = useRef<HTMLDivElement>(null);
  const element = cell && editor.getElementByKey(cell.key);
  const rowEnd = useMemo(() => element && endOfRow(element), [element]);
  useFloating(rowEnd, ref, 'right-start');
  if (!cell) return null;
  return (
    <div ref={ref} role="group" aria-label="Table" className={uiStyles.corner}>
      <MenuButton
        label="Table actions"
        items={tableItems(editor, cell)}
        onDone={focusEditor}
      />
      <ColorMenu
        label="Cell color"
        icon="background"
        colors={BACKGROUND_COLORS}
        current={cell.color}
        onPick={(color, tag) => {
          editor.update(
            () => {
              for (const selected of $selectedCells()) {
                selected.setBackgroundColor(color);
              }
            },
            tag === undefined ? {} : {tag},
          );
        }}
      />
    </div>
  );
}

/** Beside the table: in a cell the button would cover text. */
function endOfRow(cell: HTMLElement) {
  const table = cell.closest('table') ?? cell;
  return {
    contextElement: cell,
    getBoundingClientRect: () => {
      const {top, height} = cell.getBoundingClientRect();
      const scroller = table.parentElement ?? table;
      const right = Math.min(
        table.getBoundingClientRect().right,
        scroller.getBoundingClientRect().right,
      );
      return new DOMRect(right, top, 0, height);
    },
  };
}

interface CellState {
  key: NodeKey;
  canMerge: boolean;
  canUnmerge: boolean;
  isRowHeader: boolean;
  isColumnHeader: boolean;
  /** A CSS value; empty for none. */
  color: string;
}

function readCell(state: EditorState): CellState | null {
  return state.read(() => {
    const selection = $getSelection();
    const isCells = $isTableSelection(selection);
    if (!isCells && !$isRangeSelection(selection)) return null;
    const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode);
    if (!cell) return null;
    return {
      key: cell.getKey(),
      canMerge: isCells && selection.getNodes().filter($isTableCellNode).length > 1,
      canUnmerge: cell.getColSpan() > 1 || cell.getRowSpan() > 1,
      isRowHeader: cell.hasHeaderState(TableCellHeaderStates.ROW),
      isColumnHeader: cell.hasHeaderState(TableCellHeaderStates.COLUMN),
      color: cell.getBackgroundColor() ?? '',
    };
  });
}

function tableItems(editor: LexicalEditor, cell: CellState): MenuItem[] {
  const update = ($change: () => void) => () => {
    editor.update($change);
  };
  const item = (
    id: string,
    label: string,
    $change: () => void,
    more = {},
  ): MenuItem => ({
    id,
    label,
    run: update($change),
    ...more,
  });
  return [
    item('above', 'Insert row above', () => $insertTableRowAtSelection(false)),
    item('below', 'Insert row below', () => $insertTableRowAtSelection(true)),
    item('before', 'Insert column before', () => $insertTableColumnAtSelection(false)),
    item('after', 'Insert column after', () => $insertTableColumnAtSelection(true)),
    ...(cell.canMerge
      ? [item('merge', 'Merge cells', $mergeSelected, {separated: true})]
      : []),
    ...(cell.canUnmerge
      ? [item('unmerge', 'Unmerge cells', $unmergeCell, {separated: true})]
      : []),
    item('row-header', 'Header row', () => $toggleHeader('row', !cell.isRowHeader), {
      separated: true,
      checked: cell.isRowHeader,
    }),
    item(
      'column-header',
      'Header column',
      () => $toggleHeader('column', !cell.isColumnHeader),
      {
        checked: cell.isColumnHeader,
      },
    ),
    ...tableLayoutItems(editor),
    item('delete-row', 'Delete row', $deleteTableRowAtSelection, {separated: true}),
    item('delete-column', 'Delete column', $deleteTableColumnAtSelection),
    item('delete-table', 'Delete table', () => {
      const [selected] = $selectedCells();
      if (selected) $getTableNodeFromLexicalNodeOrThrow(selected).remove();
    }),
  ];
}

function $mergeSelected(): void {
  const selection = $getSelection();
  if ($isTableSelection(selection)) {
    $mergeCells(selection.getNodes().filter($isTableCellNode))?.selectEnd();
  }
}

function $toggleHeader(line: 'row' | 'column', isHeader: boolean): void {
  const [cell] = $selectedCells();
  if (!cell) return;
  const table = $getTableNodeFromLexicalNodeOrThrow(cell);
  if (line === 'row') {
    $setTableRowIsHeader(table, $getTableRowIndexFromTableCellNode(cell), isHeader);
  } else {
    $setTableColumnIsHeader(
      table,
      $getTableColumnIndexFromTableCellNode(cell),
      isHeader,
    );
  }
}
