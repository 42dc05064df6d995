import {CLEAR_EDITOR_COMMAND, type LexicalEditor} from 'lexical';
import {type ReactNode, useCallback, useSyncExternalStore} from 'react';

import {emptyState} from '../document/empty-state';
import {replaceContent} from '../editor/replace-content';
import {frame} from '../frame';
import {welcomeContent} from '../session/welcome';
import {Icon} from '../ui/Icon';
import type {MenuItem} from '../ui/Menu';
import {MenuButton} from '../ui/MenuButton';
import uiStyles from '../ui/dialog.module.css';
import type {DialogName} from './Dialogs';
import {usePlayground} from './playground-context';
import styles from './workspace.module.css';

interface HeaderProps {
  editor: LexicalEditor | null;
  onOpen: (dialog: DialogName) => void;
}

/** The title, and what is done with the document as a whole. */
export function Header({editor, onOpen}: HeaderProps): ReactNode {
  const {running} = usePlayground();
  const isEditable = useEditable(editor);
  const items: MenuItem[] = [
    {
      id: 'read-only',
      label: 'Read-only',
      icon: 'lock',
      checked: !isEditable,
      run: () => editor?.setEditable(!isEditable),
    },
    {
      id: 'welcome',
      label: 'Start over with the welcome',
      icon: 'undo',
      separated: true,
      run: () => editor && replaceContent(editor, welcomeContent().state, 'welcome'),
    },
    {
      id: 'clear',
      label: 'Clear the document',
      icon: 'trash',
      run: () => editor && replaceContent(editor, emptyState(), 'clear'),
    },
    ...(running.has('clear-editor')
      ? [
          {
            id: 'clear-all',
            label: 'Clear document and history',
            icon: 'trash' as const,
            run: () => editor?.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined),
          },
        ]
      : []),
  ];
  return (
    <header className={styles.header} style={frame.header}>
      <h1 style={frame.title}>Playground</h1>
      <div className={styles.actions}>
        <HeaderButton label="Import" icon="import" onUse={() => onOpen('import')} />
        <HeaderButton label="Share" icon="share" onUse={() => onOpen('share')} />
        <MenuButton
          label="Document"
          icon="more"
          className={uiStyles.button}
          items={items}
          onDone={() => editor?.focus()}
        />
      </div>
    </header>
  );
}

interface HeaderButtonProps {
  label: string;
  icon: 'import' | 'share';
  onUse: () => void;
}

function HeaderButton({label, icon, onUse}: HeaderButtonProps): ReactNode {
  return (
    <button type="button" className={uiStyles.button} onClick={onUse}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

function useEditable(editor: LexicalEditor | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => editor?.registerEditableListener(onChange) ?? noop,
    [editor],
  );
  return useSyncExternalStore(subscribe, () => editor?.isEditable() ?? true);
}

function noop(): void {
  // Without an editor there is nothing to listen to.
}
