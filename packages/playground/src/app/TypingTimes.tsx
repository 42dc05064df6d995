import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './workspace.module.css';

/** How many key presses are included. */
const MOST_TIMES = 50;

/** Measures the time from a key press until the browser has painted the change. */
export function TypingTimes(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [times, setTimes] = useState<readonly number[]>([]);
  useEffect(() => {
    const measure = ({key, timeStamp}: KeyboardEvent): void => {
      if (key.length > 1 && !['Enter', 'Backspace', 'Delete'].includes(key)) return;
      requestAnimationFrame(() => {
        // A task that is queued in an animation frame runs after the frame has been painted.
        setTimeout(() => {
          const time = performance.now() - timeStamp;
          setTimes((former) => [...former.slice(1 - MOST_TIMES), time]);
        });
      });
    };
    return editor.registerRootListener((root) => {
      root?.addEventListener('keydown', measure);
      return () => root?.removeEventListener('keydown', measure);
    });
  }, [editor]);
  const sorted = [...times].sort((one, other) => one - other);
  return (
    <p className={styles.limit} role="group" aria-label="Typing performance">
      {times.length === 0
        ? 'Type to see how long a key press takes.'
        : `From key press to drawn text: ${inMs(times.at(-1))} the last, ${inMs(
            sorted[Math.floor(sorted.length / 2)],
          )} the middle of ${times.length}, ${inMs(sorted.at(-1))} the slowest`}
    </p>
  );
}

function inMs(time = 0): string {
  return `${Math.round(time)} ms`;
}
