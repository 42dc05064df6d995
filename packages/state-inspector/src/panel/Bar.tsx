import {hashOfText} from '@lexical-documentation/common/text-in-hash';
import {type ChangeEvent, type ReactNode, useRef, useState} from 'react';

import {CopyButton} from './CopyButton';
import {EXAMPLE_STATE} from './example-state';
import styles from './InspectPanel.module.css';

/** The name in the hash of a shared address. */
export const SHARE_PARAMETER = 'state';

/** Longer addresses are cut by chats and mail programs. */
const LONGEST_SHARED = 20_000;

interface BarProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What can be done with the text. */
export function Bar({text, onChange}: BarProps): ReactNode {
  const link = (): string => {
    const address = new URL(location.href);
    address.hash = hashOfText(SHARE_PARAMETER, text);
    history.replaceState(history.state, '', address);
    return address.href;
  };
  return (
    <div className={styles.bar}>
      <button type="button" onClick={() => onChange(EXAMPLE_STATE)}>
        Try an example
      </button>
      <FileButton onChange={onChange} />
      {text.length <= LONGEST_SHARED && (
        <CopyButton
          key={text}
          label="Copy link"
          done="Link copied"
          isDisabled={text === ''}
          text={link}
        />
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
