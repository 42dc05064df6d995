import {type ClipboardEvent, type ReactNode, useMemo, useState} from 'react';

import styles from './panes.module.css';

/** Layout of a long text takes longer than creating it. */
const MOST_LINES = 2_000;
const MOST_CHARACTERS = 200_000;

interface SourceProps {
  text: string;
  /** Returns the original of a part of the text, if it's shortened. */
  expand?: (start: number, end: number) => string;
  /** The text is out of date. */
  isBehind?: boolean;
}

/** The beginning of a text, and on request the rest. */
export function Source({text, expand, isBehind = false}: SourceProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const end = useMemo(
    () => Math.min(endOfLine(text, MOST_LINES), MOST_CHARACTERS),
    [text],
  );
  const isCut = !isWhole && end < text.length;
  return (
    <>
      <pre
        aria-busy={isBehind}
        className={styles.source}
        onCopy={(event) => {
          if (expand) copyWhole(event, expand);
        }}
      >
        {isCut ? text.slice(0, end) : text}
      </pre>
      {isCut && (
        <p className={styles.rest}>
          These are the first {text.slice(0, end).split('\n').length} lines; the copy
          contains all of them.{' '}
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

/** Text that's selected and copied by hand is as complete as what the button copies. */
function copyWhole(
  event: ClipboardEvent<HTMLPreElement>,
  expand: NonNullable<SourceProps['expand']>,
): void {
  const selection = window.getSelection();
  const text = event.currentTarget.firstChild;
  if (!(text instanceof Text) || !selection?.rangeCount) return;
  const {startContainer, startOffset, endContainer, endOffset} =
    selection.getRangeAt(0);
  const start = startContainer === text ? startOffset : 0;
  const end = endContainer === text ? endOffset : text.length;
  event.clipboardData.setData('text/plain', expand(start, end));
  event.preventDefault();
}

/** Returns the offset where a line ends, or the text's length if it has fewer lines. */
function endOfLine(text: string, line: number): number {
  let end = -1;
  for (let count = 0; count < line; count++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}
