import {INSERT_TABLE_COMMAND} from '@lexical/table';
import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {MOST_COLUMNS, MOST_ROWS} from '../editor/table-limits';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

interface TableDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for the size of a new table. */
export function TableDialog({editor, onClose}: TableDialogProps): ReactNode {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [includeHeaders, setHeaders] = useState(true);
  return (
    <ModalDialog title="Insert a table" onClose={onClose}>
      <form
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          editor.focus();
          editor.dispatchCommand(INSERT_TABLE_COMMAND, {
            rows,
            columns,
            includeHeaders: {rows: includeHeaders, columns: false},
          });
        }}
      >
        <div className={uiStyles.fieldRow}>
          <Field
            label="Rows"
            type="number"
            min={1}
            max={MOST_ROWS}
            required
            value={rows}
            onChange={(event) => {
              setRows(event.target.value);
            }}
          />
          <Field
            label="Columns"
            type="number"
            min={1}
            max={MOST_COLUMNS}
            required
            value={columns}
            onChange={(event) => {
              setColumns(event.target.value);
            }}
          />
        </div>
        <label className={uiStyles.checkField}>
          <input
            type="checkbox"
            checked={includeHeaders}
            onChange={(event) => {
              setHeaders(event.target.checked);
            }}
          />
          The first row is a header
        </label>
        <DialogActions submit="Insert" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
