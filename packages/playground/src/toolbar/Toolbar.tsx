import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {type ReactNode, useCallback} from 'react';

import {usePlayground} from '../app/playground-context';
import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {OPEN_FIND_COMMAND} from '../editor/commands';
import {MenuButton} from '../ui/MenuButton';
import {Tool} from '../ui/Tool';
import {CodeLanguage} from './CodeLanguage';
import {FormatTools} from './FormatTools';
import {blockItems, insertItems} from './insert-menus';
import {StyleMenus} from './StyleMenus';
import styles from './toolbar.module.css';
import {useEditorFocus} from './use-editor-focus';
import {UndoTools} from './UndoTools';
import {useToolbarState} from './use-toolbar-state';

const ITEMS = '[data-roving-item]';

/** The toolbar of the editor: one tab stop, arrow keys inside, Alt+F10 from the text. */
export function Toolbar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running, openDialog} = usePlayground();
  const state = useToolbarState();
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
  const inserts = insertItems(editor, running, openDialog, state);

  return (
    <div ref={ref} role="toolbar" aria-label="Formatting" className={styles.toolbar}>
      <UndoTools />
      {isRich && (
        <MenuButton
          label={`Block type: ${block?.label ?? 'other'}`}
          icon={block?.icon ?? 'paragraph'}
          className={styles.wide}
          items={blockItems(editor, running, state)}
          onDone={focusEditor}
        >
          <span className={styles.blockName}>{block?.label ?? 'Block'}</span>
        </MenuButton>
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
      {isRich &&
        (state.code ? (
          <CodeLanguage code={state.code} onDone={focusEditor} />
        ) : (
          <FormatTools state={state} />
        ))}
      {isRich && <StyleMenus state={state} />}
      {running.has('find-replace') && (
        <Tool
          label="Find and replace"
          icon="find"
          hint="Ctrl+Shift+F"
          onUse={() => editor.dispatchCommand(OPEN_FIND_COMMAND, undefined)}
        />
      )}
    </div>
  );
}
