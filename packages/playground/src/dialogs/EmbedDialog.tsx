import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {INSERT_EMBED_COMMAND} from '../editor/embeds/embed-extension';
import {embedOf} from '../editor/embeds/embed-providers';
import uiStyles from '../ui/dialog.module.css';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';

interface EmbedDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for the URL of the content to embed. */
export function EmbedDialog({editor, onClose}: EmbedDialogProps): ReactNode {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  return (
    <ModalDialog title="Embed" onClose={onClose}>
      <form
        noValidate
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          const embed = embedOf(address.trim());
          if (!embed) {
            setError(
              'You can’t embed this URL. Enter the https:// URL of a YouTube video, an X post, or a Figma file.',
            );
            return;
          }
          onClose();
          editor.focus();
          editor.dispatchCommand(INSERT_EMBED_COMMAND, embed);
        }}
      >
        <Field
          label="Address"
          type="url"
          placeholder="https://www.youtube.com/watch?v=…"
          hint="It loads only when you press its button in the text."
          value={address}
          error={error}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <DialogActions submit="Embed" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
