import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useMemo, useRef} from 'react';

import {useEditorState} from '../editor/use-editor-state';
import {ColorMenu} from '../toolbar/ColorMenu';
import {BACKGROUND_COLORS} from '../toolbar/colors';
import {useEditorFocus} from '../toolbar/use-editor-focus';
import {MenuButton} from '../ui/MenuButton';
import uiStyles from '../ui/ui.module.css';
import {useFloating} from '../ui/use-floating';
import {usePressedPointer} from '../ui/use-pressed-pointer';
import {readCell} from './cell-state';
import {$selectedCells} from './selected-cells';
import {tableItems} from './table-items';

/** The table menu, at the end of the row with the caret. */
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

/** Beside the table, because the button would cover text in a cell. */
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
