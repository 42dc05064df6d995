import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import uiStyles from '../ui/dialog.module.css';
import styles from './find.module.css';
import type {Match} from './matches';
import {replaceMatches} from './replace-matches';
import type {Found} from './use-find';

interface ReplaceRowProps {
  editor: LexicalEditor;
  found: Found;
}

/** Replaces one match or all of them. */
export function ReplaceRow({editor, found}: ReplaceRowProps): ReactNode {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const {matches, current} = found;
  const match = matches[current];
  const replace = (which: readonly Match[]): void => {
    const count = replaceMatches(editor, which, text);
    setMessage(describe(count, which.length));
    // If the text wasn't changed, continue with the next match.
    if (count === 0) found.step(1);
    else found.refresh();
  };
  const replaceOne = (): void => {
    if (match) replace([match]);
  };
  return (
    <div className={styles.row}>
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        className={styles.input}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          replaceOne();
        }}
      />
      <button
        type="button"
        className={uiStyles.button}
        aria-disabled={!match}
        onClick={replaceOne}
      >
        Replace
      </button>
      <button
        type="button"
        className={uiStyles.button}
        aria-disabled={!match}
        onClick={() => {
          if (match) replace(matches);
        }}
      >
        Replace all
      </button>
      <span role="status" className={styles.count}>
        {message}
      </span>
    </div>
  );
}

function describe(count: number, asked: number): string {
  if (count === asked) return `Replaced ${count}`;
  return `Replaced ${count} of ${asked}: names stay whole`;
}
