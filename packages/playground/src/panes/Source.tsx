import {type ReactNode, useMemo, useState} from 'react';

import styles from './panes.module.css';

/** Laying out the text of a long document takes longer than writing it. */
const MOST_LINES = 2_000;
const MOST_CHARACTERS = 200_000;

interface SourceProps {
  text: string;
  /** The text is about to be another. */
  isBehind?: boolean;
}

/** The beginning of a text, and on demand all. */
export function Source({text, isBehind = false}: SourceProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const end = useMemo(
    () => Math.min(endOfLine(text, MOST_LINES), MOST_CHARACTERS),
    [text],
  );
  const isCut = !isWhole && end < text.length;
  return (
    <>
      <pre aria-busy={isBehind} className={styles.source}>
        {isCut ? text.slice(0, end) : text}
      </pre>
      {isCut && (
        <p className={styles.rest}>
          These are the first {text.slice(0, end).split('\n').length} lines; the copy
          has all.{' '}
          <button
            type="button"
            className={styles.quietButton}
            onClick={() => {
              setIsWhole(true);
            }}
          >
            Show all lines
          </button>
        </p>
      )}
    </>
  );
}

/** Returns where the given line ends, or where the text does if it has fewer. */
function endOfLine(text: string, line: number): number {
  let end = -1;
  for (let count = 0; count < line; count++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}
