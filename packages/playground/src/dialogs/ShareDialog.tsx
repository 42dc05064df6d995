import {
  type PlaygroundContent,
  createShareLink,
} from '@lexical-documentation/playground-link';
import type {FourPartError} from '@lexical-documentation/common';
import {type ReactNode, useEffect, useState} from 'react';

import {toContentError} from '../document/content-error';
import {CopyButton} from '../ui/CopyButton';
import {Field} from '../ui/Field';
import {ModalDialog} from '../ui/ModalDialog';
import {ProblemNotice} from '../ui/ProblemNotice';
import uiStyles from '../ui/dialog.module.css';

interface ShareDialogProps {
  content: PlaygroundContent;
  onClose: () => void;
}

/** Creates a link that contains the document and the switches. */
export function ShareDialog({content, onClose}: ShareDialogProps): ReactNode {
  const [link, setLink] = useState('');
  const [error, setError] = useState<FourPartError | null>(null);
  useEffect(() => {
    const {origin, pathname} = window.location;
    createShareLink(content, origin + pathname).then(setLink, (reason: unknown) => {
      setError(toContentError(reason));
    });
  }, [content]);

  return (
    <ModalDialog title="Share" wide onClose={onClose}>
      <div className={uiStyles.dialogBody}>
        <p>
          The link contains the document and the switches, compressed, in the part that
          browsers never send to a server. Anyone who has the link can read the text.
        </p>
        {error ? (
          <ProblemNotice problem={error.problem} />
        ) : (
          <Field
            label={
              link ? `Link, ${link.length.toLocaleString('en')} characters` : 'Link'
            }
            type="text"
            readOnly
            value={link || 'Compressing…'}
            onFocus={(event) => {
              event.target.select();
            }}
          />
        )}
        <footer className={uiStyles.dialogActions}>
          <button type="button" className={uiStyles.button} onClick={onClose}>
            Close
          </button>
          {link && <CopyButton text={link} label="Copy link" primary />}
          {error && (
            <CopyButton
              text={JSON.stringify(content.state)}
              label="Copy JSON"
              primary
            />
          )}
        </footer>
      </div>
    </ModalDialog>
  );
}
