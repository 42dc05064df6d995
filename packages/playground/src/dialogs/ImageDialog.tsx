import type {FourPartError} from '@lexical-documentation/common';
import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import {toContentError} from '../document/content-error';
import {INSERT_IMAGE_COMMAND} from '../editor/commands';
import {allowPicturesOf} from '../editor/images/picture-hosts';
import {readImageFile} from '../editor/images/read-image-file';
import {DialogActions} from '../ui/DialogActions';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import {ProblemNotice} from '../ui/ProblemNotice';
import uiStyles from '../ui/dialog.module.css';

interface ImageDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for a file or a URL, and for the alternative text. */
export function ImageDialog({editor, onClose}: ImageDialogProps): ReactNode {
  const [file, setFile] = useState<{src: string; alt: string} | null>(null);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState<string | null>(null);
  const [problem, setProblem] = useState<FourPartError | null>(null);
  const [missing, setMissing] = useState(false);
  const src = file?.src ?? address.trim();

  const choose = async (chosen: File | undefined): Promise<void> => {
    setProblem(null);
    setFile(null);
    if (!chosen) return;
    try {
      setFile(await readImageFile(chosen));
      setMissing(false);
    } catch (error) {
      setProblem(toContentError(error));
    }
  };

  return (
    <ModalDialog title="Insert an image" onClose={onClose}>
      <form
        noValidate
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          if (!/^(https?:\/\/|data:image\/)/.test(src)) {
            setMissing(true);
            return;
          }
          onClose();
          allowPicturesOf(src);
          editor.focus();
          editor.dispatchCommand(INSERT_IMAGE_COMMAND, {
            src,
            alt: alt ?? file?.alt ?? '',
          });
        }}
      >
        <Field
          label="Image file"
          type="file"
          accept="image/*"
          hint="It stays in this browser, as part of the document."
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Field
          label="Or its address"
          type="url"
          placeholder="https://example.org/picture.png"
          value={address}
          disabled={file !== null}
          error={
            missing
              ? 'Choose a file, or enter a URL that starts with https://.'
              : undefined
          }
          onChange={(event) => {
            setAddress(event.target.value);
            setMissing(false);
          }}
        />
        <Field
          label="Text alternative"
          type="text"
          hint="Describes the image for people who can’t see it."
          value={alt ?? file?.alt ?? ''}
          onChange={(event) => {
            setAlt(event.target.value);
          }}
        />
        {problem && <ProblemNotice problem={problem.problem} />}
        <DialogActions submit="Insert" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
