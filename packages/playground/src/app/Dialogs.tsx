import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import type {LexicalEditor} from 'lexical';
import type {ReactNode} from 'react';

import {DateDialog} from '../dialogs/DateDialog';
import {EmbedDialog} from '../dialogs/EmbedDialog';
import {EquationDialog} from '../dialogs/EquationDialog';
import {FontSizeDialog} from '../dialogs/FontSizeDialog';
import {ImageDialog} from '../dialogs/ImageDialog';
import {ImportDialog} from '../dialogs/ImportDialog';
import {LinkDialog} from '../dialogs/LinkDialog';
import {ShareDialog} from '../dialogs/ShareDialog';
import {ShortcutsDialog} from '../dialogs/ShortcutsDialog';
import {TableDialog} from '../dialogs/TableDialog';
import type {EditorDialog} from '../editor/commands';
import type {Converter} from '../editor/converter';
import type {PluginIds} from '../editor/plugins/plugins';
import {replaceContent} from '../editor/replace-content';
import {usePlayground} from './playground-context';

export type DialogName = EditorDialog | 'import' | 'share';

export interface DialogsProps {
  name: DialogName;
  editor: LexicalEditor;
  running: PluginIds;
  converter: Converter;
  content: PlaygroundContent;
  onClose: () => void;
}

/** The open dialog. */
export function Dialogs({
  name,
  editor,
  running,
  converter,
  content,
  onClose,
}: DialogsProps): ReactNode {
  const {showLosses} = usePlayground();
  switch (name) {
    case 'table':
      return <TableDialog editor={editor} onClose={onClose} />;
    case 'image':
      return <ImageDialog editor={editor} onClose={onClose} />;
    case 'embed':
      return <EmbedDialog editor={editor} onClose={onClose} />;
    case 'equation':
      return <EquationDialog editor={editor} onClose={onClose} />;
    case 'date':
      return <DateDialog editor={editor} onClose={onClose} />;
    case 'font-size':
      return <FontSizeDialog editor={editor} onClose={onClose} />;
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />;
    case 'share':
      return <ShareDialog content={content} onClose={onClose} />;
    case 'shortcuts':
      return (
        <ShortcutsDialog areOn={running.has('keyboard-shortcuts')} onClose={onClose} />
      );
    case 'import':
      return (
        <ImportDialog
          converter={converter}
          onImport={({state, losses}) => {
            replaceContent(editor, state, 'import');
            showLosses(losses);
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}
