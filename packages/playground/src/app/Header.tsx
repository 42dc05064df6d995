import type {LexicalEditor} from 'lexical';
import {type ReactNode, useCallback, useSyncExternalStore} from 'react';

import type {Converter} from '../editor/converter';
import {isMarkdownSource, toggleMarkdown} from '../editor/markdown/edit-as-markdown';
import {useFiles} from '../files/use-files';
import {frame} from '../frame';
import {Icon} from '../ui/Icon';
import {MenuButton} from '../ui/MenuButton';
import uiStyles from '../ui/dialog.module.css';
import type {DialogName} from './Dialogs';
import {documentItems} from './document-items';
import {usePlayground} from './playground-context';
import {useLightPrint} from './use-light-print';
import styles from './workspace.module.css';

interface HeaderProps {
  editor: LexicalEditor | null;
  converter: Converter;
  /** Set in a frame, which has no URL to share. */
  framed: object | undefined;
  onOpen: (dialog: DialogName) => void;
}

/** The title, and the actions for the whole document. */
export function Header(props: HeaderProps): ReactNode {
  const {editor, converter, framed, onOpen} = props;
  const {running} = usePlayground();
  const isEditable = useEditable(editor);
  useLightPrint();
  const items = documentItems({
    editor,
    running,
    isEditable,
    isMarkdown: useIsMarkdown(editor),
    onToggleMarkdown: () => {
      if (editor) toggleMarkdown(editor, converter);
    },
    files: useFiles(editor, converter),
    onOpen,
  });
  return (
    <header className={styles.header} style={frame.header}>
      {framed ? <span /> : <h1 style={frame.title}>Playground</h1>}
      <div className={styles.actions}>
        <HeaderButton label="Import" icon="import" onUse={() => onOpen('import')} />
        {!framed && (
          <HeaderButton label="Share" icon="share" onUse={() => onOpen('share')} />
        )}
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

function useIsMarkdown(editor: LexicalEditor | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => editor?.registerUpdateListener(onChange) ?? noop,
    [editor],
  );
  return useSyncExternalStore(
    subscribe,
    () => editor !== null && isMarkdownSource(editor.getEditorState()),
  );
}

function noop(): void {
  // Without an editor, there's nothing to listen to.
}
