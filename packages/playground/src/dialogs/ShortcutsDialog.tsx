import {CONTROL_OR_META, formatKeyboardShortcut} from '@lexical/extension';
import type {KeyboardShortcutMatch} from 'lexical';
import {Fragment, type ReactNode} from 'react';

import {SHORTCUTS} from '../editor/keyboard-shortcuts';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

interface ListedShortcut {
  readonly label: string;
  readonly match: KeyboardShortcutMatch;
}

/** The shortcuts that every Lexical editor has, and the way to the toolbar. */
const BUILT_IN: readonly ListedShortcut[] = [
  {label: 'Bold', match: {key: 'b', modifiers: CONTROL_OR_META}},
  {label: 'Italic', match: {key: 'i', modifiers: CONTROL_OR_META}},
  {label: 'Underline', match: {key: 'u', modifiers: CONTROL_OR_META}},
  {label: 'Undo', match: {key: 'z', modifiers: CONTROL_OR_META}},
  {
    label: 'Redo',
    match: {key: 'z', modifiers: {...CONTROL_OR_META, shiftKey: true}},
  },
  {label: 'To the toolbar', match: {key: 'F10', modifiers: {altKey: true}}},
  {label: 'Back to the text', match: {key: 'Escape'}},
];

interface ShortcutsDialogProps {
  /** Whether the playground's own shortcuts are on. */
  areOn: boolean;
  onClose: () => void;
}

/** Lists all shortcuts, with the names that keys have on this computer. */
export function ShortcutsDialog({areOn, onClose}: ShortcutsDialogProps): ReactNode {
  return (
    <ModalDialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={uiStyles.dialogBody}>
        <Shortcuts title="In every editor" shortcuts={BUILT_IN} />
        {areOn ? (
          <Shortcuts title="In this playground" shortcuts={SHORTCUTS} />
        ) : (
          <p>
            The playground’s own shortcuts are off: see the Plugins pane, “Keyboard
            shortcuts”.
          </p>
        )}
      </div>
    </ModalDialog>
  );
}

interface ShortcutsProps {
  title: string;
  shortcuts: readonly ListedShortcut[];
}

function Shortcuts({title, shortcuts}: ShortcutsProps): ReactNode {
  return (
    <section>
      <h3 className={uiStyles.sectionTitle}>{title}</h3>
      <dl className={uiStyles.shortcuts}>
        {shortcuts.map(({label, match}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatKeyboardShortcut(match).map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && '+'}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
