import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {$selectedDate, SET_DATE_COMMAND} from '../editor/dates/date-extension';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

interface DateDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for a day and an optional time. */
export function DateDialog({editor, onClose}: DateDialogProps): ReactNode {
  const [former] = useState(() => editor.read(() => $selectedDate()?.getDateTime()));
  const [formerDay = today(), formerTime = ''] = former?.split('T') ?? [];
  const [day, setDay] = useState(formerDay);
  const [time, setTime] = useState(formerTime);
  return (
    <ModalDialog
      title={former === undefined ? 'Insert a date' : 'Change the date'}
      onClose={onClose}
    >
      <form
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          editor.focus();
          editor.dispatchCommand(
            SET_DATE_COMMAND,
            time === '' ? day : `${day}T${time}`,
          );
        }}
      >
        <div className={uiStyles.fieldRow}>
          <Field
            label="Day"
            type="date"
            required
            min="0001-01-01"
            max="9999-12-31"
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
            }}
          />
          <Field
            label="Time (optional)"
            type="time"
            value={time}
            onChange={(event) => {
              setTime(event.target.value);
            }}
          />
        </div>
        <DialogActions
          submit={former === undefined ? 'Insert' : 'Change'}
          onCancel={onClose}
        />
      </form>
    </ModalDialog>
  );
}

/** Returns today's date in the reader's time zone, as `2026-03-01`. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
