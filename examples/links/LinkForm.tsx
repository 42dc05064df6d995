import {TOGGLE_LINK_COMMAND} from '@lexical/link';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import {type CurrentLink, isWebAddress} from './link-editor';

interface LinkFormProps {
  link: CurrentLink | null;
  takesFocus: boolean;
  /** Returns to the text. */
  onClose: () => void;
}

/** The URL of a link. Enter saves it, and Escape discards the change. */
export function LinkForm({link, takesFocus, onClose}: LinkFormProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [url, setUrl] = useState(link?.url ?? 'https://');
  const [isRefused, setRefused] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => {
    if (takesFocus) fieldRef.current?.focus();
  }, [takesFocus]);

  const save = (address: string | null) => {
    if (address !== null && !isWebAddress(address)) {
      setRefused(true);
      return;
    }
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, address);
    onClose();
  };

  return (
    <form
      className="links-form"
      aria-label="Link"
      onSubmit={(event) => {
        event.preventDefault();
        save(url);
      }}
    >
      <input
        ref={fieldRef}
        className="links-field"
        aria-label="Address"
        aria-invalid={isRefused}
        aria-describedby={problemId}
        readOnly={link?.isAuto}
        value={url}
        onChange={({target}) => {
          setUrl(target.value);
          setRefused(false);
        }}
        onKeyDown={({key}) => {
          if (key === 'Escape') onClose();
        }}
      />
      {!link?.isAuto && (
        <button type="submit" className="links-button">
          Save
        </button>
      )}
      {link && (
        <button
          type="button"
          className="links-button"
          onClick={() => {
            save(null);
          }}
        >
          Remove
        </button>
      )}
      <p id={problemId} role="alert" className="links-problem">
        {isRefused && 'Enter a URL such as https://example.com'}
      </p>
    </form>
  );
}
