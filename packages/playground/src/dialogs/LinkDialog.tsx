import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {completeLinkAddress, isLinkAddress} from '../editor/links/link-address';
import {readLink} from '../menus/LinkEditor';
import {setLink} from '../toolbar/actions';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

interface LinkDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks where the selected text leads. */
export function LinkDialog({editor, onClose}: LinkDialogProps): ReactNode {
  const [url, setUrl] = useState(() => readLink(editor.getEditorState())?.url ?? '');
  const [error, setError] = useState<string>();
  return (
    <ModalDialog title="Link" onClose={onClose}>
      <form
        noValidate
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          const address = completeLinkAddress(url);
          if (!isLinkAddress(address)) {
            setError(
              'This is not an address. Expected: https://…, a domain, mailto:, tel: or an e-mail address.',
            );
            return;
          }
          onClose();
          editor.focus();
          setLink(editor, address);
        }}
      >
        <Field
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.org"
          value={url}
          error={error}
          onChange={(event) => {
            setUrl(event.target.value);
            setError(undefined);
          }}
        />
        <DialogActions submit="Set link" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
