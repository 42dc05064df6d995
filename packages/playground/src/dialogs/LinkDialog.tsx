import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {completeLinkAddress, isLinkAddress} from '../editor/links/link-address';
import {readLink} from '../menus/LinkEditor';
import {type LinkFields, setLink} from '../toolbar/actions';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

interface LinkDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

const NO_LINK: LinkFields = {url: '', title: '', isNewTab: false, isNoFollow: false};

/** Asks for the URL and the attributes of a link. */
export function LinkDialog({editor, onClose}: LinkDialogProps): ReactNode {
  const [fields, setFields] = useState(
    (): LinkFields => readLink(editor.getEditorState()) ?? NO_LINK,
  );
  const [error, setError] = useState<string>();
  const change = (changed: Partial<LinkFields>): void => {
    setFields({...fields, ...changed});
  };
  return (
    <ModalDialog title="Link" onClose={onClose}>
      <form
        noValidate
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          const url = completeLinkAddress(fields.url);
          if (!isLinkAddress(url)) {
            setError(
              'This isn’t a URL. Enter https://…, a domain, mailto:, tel:, or an email address.',
            );
            return;
          }
          onClose();
          editor.focus();
          setLink(editor, {...fields, url});
        }}
      >
        <Field
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.org"
          value={fields.url}
          error={error}
          onChange={(event) => {
            change({url: event.target.value});
            setError(undefined);
          }}
        />
        <LinkAttributes fields={fields} onChange={change} />
        <DialogActions submit="Set link" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}

interface LinkAttributesProps {
  fields: LinkFields;
  onChange: (changed: Partial<LinkFields>) => void;
}

function LinkAttributes({fields, onChange}: LinkAttributesProps): ReactNode {
  return (
    <>
      <Field
        label="Title (optional)"
        type="text"
        value={fields.title}
        onChange={(event) => {
          onChange({title: event.target.value});
        }}
      />
      <label className={uiStyles.checkField}>
        <input
          type="checkbox"
          checked={fields.isNewTab}
          onChange={(event) => {
            onChange({isNewTab: event.target.checked});
          }}
        />
        Open in a new tab
      </label>
      <label className={uiStyles.checkField}>
        <input
          type="checkbox"
          checked={fields.isNoFollow}
          onChange={(event) => {
            onChange({isNoFollow: event.target.checked});
          }}
        />
        Ask search engines not to follow it
      </label>
    </>
  );
}
