import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {setTextStyle} from '../toolbar/actions';
import {readToolbar} from '../toolbar/toolbar-state';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

const SMALLEST = 6;
const LARGEST = 200;
const USUAL = 16;

interface FontSizeDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for a size that isn't in the menu. */
export function FontSizeDialog({editor, onClose}: FontSizeDialogProps): ReactNode {
  const [size, setSize] = useState(() =>
    String(parseFloat(readToolbar(editor.getEditorState()).fontSize) || USUAL),
  );
  return (
    <ModalDialog title="Font size" onClose={onClose}>
      <form
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          editor.focus();
          setTextStyle(editor, 'font-size', `${size}px`);
        }}
      >
        <Field
          label="Pixels"
          type="number"
          required
          min={SMALLEST}
          max={LARGEST}
          step={0.5}
          value={size}
          onChange={(event) => {
            setSize(event.target.value);
          }}
        />
        <DialogActions submit="Set" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
