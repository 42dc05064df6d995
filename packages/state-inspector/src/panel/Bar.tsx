import {ShareButton} from '@lexical-documentation/reader-tools/panel';
import {type ChangeEvent, type ReactNode, useRef, useState} from 'react';

import {EXAMPLE_STATE} from './example-state';
import styles from './InspectPanel.module.css';

/** The name in the hash of a shared address. */
export const SHARE_PARAMETER = 'state';

/** Longer addresses are cut by chats and email clients. */
const LONGEST_SHARED = 20_000;

interface BarProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What can be done with the text. */
export function Bar({text, onChange}: BarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <button type="button" onClick={() => onChange(EXAMPLE_STATE)}>
        Try an example
      </button>
      <FileButton onChange={onChange} />
      {text.length <= LONGEST_SHARED && (
        <ShareButton parameter={SHARE_PARAMETER} text={text} />
      )}
      <button type="button" disabled={text === ''} onClick={() => onChange('')}>
        Clear
      </button>
    </div>
  );
}

function FileButton({onChange}: Pick<BarProps, 'onChange'>): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const open = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = '';
    file?.text().then(
      (content) => {
        setFailed(false);
        onChange(content);
      },
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Open a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.lexical,application/json,text/plain"
        hidden
        onChange={open}
      />
      {failed && <span role="alert">The file could not be read.</span>}
    </>
  );
}
