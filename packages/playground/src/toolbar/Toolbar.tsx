import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {REDO_COMMAND, UNDO_COMMAND} from 'lexical';
import {type ReactNode, useCallback} from 'react';

import {usePlayground} from '../app/playground-context';
import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {MenuButton} from '../ui/MenuButton';
import {Tool} from '../ui/Tool';
import {CodeLanguage} from './CodeLanguage';
import {FormatTools} from './FormatTools';
import {
  alignmentItems,
  blockItems,
  colorItems,
  formatItems,
  insertItems,
} from './menus';
import styles from './toolbar.module.css';
import {useEditorFocus} from './use-editor-focus';
import {useToolbarState} from './use-toolbar-state';
import {useUndoState} from './use-undo-state';

const ITEMS = '[data-roving-item]';

/** The toolbar of the editor: one stop for Tab, arrow keys inside, Alt+F10 from the text. */
export function Toolbar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running, openDialog} = usePlayground();
  const state = useToolbarState();
  const {canUndo, canRedo} = useUndoState();
  const focusEditor = useEditorFocus();
  const rovingRef = useLexicalRovingTabIndexRef({itemSelector: ITEMS});
  const managerRef = useLexicalFocusManagerRef({toolbarItemSelector: ITEMS});
  const ref = useCallback(
    (element: HTMLElement | null) => {
      rovingRef(element);
      managerRef(element);
    },
    [rovingRef, managerRef],
  );
  const isRich = running.has('rich-text');
  const block = BLOCK_KINDS.find(({id}) => id === state.block);
  const inserts = insertItems(editor, running, openDialog);

  return (
    <div ref={ref} role="toolbar" aria-label="Formatting" className={styles.toolbar}>
      <div className={styles.group}>
        <Tool
          label="Undo"
          icon="undo"
          hint="Ctrl+Z"
          disabled={!canUndo}
          onUse={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        />
        <Tool
          label="Redo"
          icon="redo"
          hint="Ctrl+Y"
          disabled={!canRedo}
          onUse={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        />
      </div>
      {isRich && (
        <>
          <MenuButton
            label={`Block type: ${block?.label ?? 'other'}`}
            icon={block?.icon ?? 'paragraph'}
            className={styles.wide}
            items={blockItems(editor, running, state)}
            onDone={focusEditor}
          >
            <span className={styles.blockName}>{block?.label ?? 'Block'}</span>
          </MenuButton>
          {state.code ? (
            <CodeLanguage code={state.code} onDone={focusEditor} />
          ) : (
            <FormatTools state={state} />
          )}
          <div className={styles.group}>
            <MenuButton
              label="Text color"
              icon="color"
              columns={4}
              items={colorItems(editor, 'color', state.color)}
              onDone={focusEditor}
            />
            <MenuButton
              label="Background color"
              icon="background"
              columns={4}
              items={colorItems(editor, 'background-color', state.background)}
              onDone={focusEditor}
            />
            <MenuButton
              label="More formats"
              icon="more"
              items={formatItems(editor, running, state)}
              onDone={focusEditor}
            />
            <MenuButton
              label="Alignment and indentation"
              icon={state.alignment === 'center' ? 'center' : 'left'}
              items={alignmentItems(editor, state)}
              onDone={focusEditor}
            />
          </div>
        </>
      )}
      {inserts.length > 0 && (
        <MenuButton
          label="Insert"
          icon="plus"
          className={styles.wide}
          items={inserts}
          onDone={focusEditor}
        >
          <span>Insert</span>
        </MenuButton>
      )}
    </div>
  );
}
