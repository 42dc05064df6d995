import type {EditorState, LexicalEditor} from 'lexical';
import {useEffect, useState} from 'react';

/** Faster texts are updated after each change; slower ones wait for a pause. */
const QUICK_MS = 4;
const PAUSE_MS = 200;
/** The pause is at least this many times the duration of an update. */
const PATIENCE = 5;

/** A text that follows the editor. */
export interface FollowedText {
  readonly text: string;
  /** Whether the document has changed since the text was created. */
  readonly isBehind: boolean;
}

interface Written {
  readonly text: string;
  readonly state: EditorState;
  /** How long creating the text took, in milliseconds. */
  readonly cost: number;
}

/**
 * The document as text, which follows the editor. The text of a long document isn't updated while
 * somebody types.
 *
 * @param write - must be the same function in each render
 */
export function useFollowedText(
  editor: LexicalEditor,
  write: (state: EditorState) => string,
): FollowedText {
  const [written, setWritten] = useState(() => writeTimed(editor, write));
  const [isBehind, setIsBehind] = useState(false);
  useEffect(() => {
    let last = written;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      last = writeTimed(editor, write);
      setWritten(last);
      setIsBehind(false);
    };
    const stop = editor.registerUpdateListener(({editorState}) => {
      if (editorState === last.state) return;
      setIsBehind(true);
      clearTimeout(timer);
      timer = setTimeout(refresh, pauseAfter(last.cost));
    });
    if (editor.getEditorState() !== last.state) refresh();
    return () => {
      stop();
      clearTimeout(timer);
    };
    // `written` is only read at the start.
  }, [editor, write]);
  return {text: written.text, isBehind};
}

function writeTimed(
  editor: LexicalEditor,
  write: (state: EditorState) => string,
): Written {
  const start = performance.now();
  const state = editor.getEditorState();
  return {text: write(state), state, cost: performance.now() - start};
}

function pauseAfter(cost: number): number {
  return cost < QUICK_MS ? 0 : Math.max(PAUSE_MS, PATIENCE * cost);
}
