import {computed, EditorStateExtension} from '@lexical/extension';
import {$findCellNode, $isTableSelection} from '@lexical/table';
import {$getSelection, $isRangeSelection, defineExtension} from 'lexical';

/** The actions that are possible for the table at the selection. */
export interface TableState {
  readonly isInTable: boolean;
  readonly isHeader: boolean;
  readonly canMerge: boolean;
  readonly canSplit: boolean;
}

const OUTSIDE: TableState = {
  isInTable: false,
  isHeader: false,
  canMerge: false,
  canSplit: false,
};

/** Provides the toolbar's state as one signal. */
export const TableStateExtension = defineExtension({
  name: 'tables/TableState',
  dependencies: [EditorStateExtension],
  build: (_editor, _config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    return {table: computed(() => editorState.value.read($readTableState))};
  },
});

function $readTableState(): TableState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return OUTSIDE;
  const cell = $findCellNode(selection.anchor.getNode());
  if (!cell) return OUTSIDE;
  const otherCell = $findCellNode(selection.focus.getNode());
  return {
    isInTable: true,
    isHeader: cell.hasHeader(),
    canMerge: $isTableSelection(selection) && !cell.is(otherCell),
    canSplit: cell.getColSpan() > 1 || cell.getRowSpan() > 1,
  };
}
