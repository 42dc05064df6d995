import {getScrollParent} from '@lexical/utils';
import type {LexicalEditor} from 'lexical';
import {useCallback, useEffect, useState} from 'react';

import {firstAfterCaret, hideHighlights, rangeOf, showHighlights} from './highlights';
import {$findMatches, type Match} from './matches';
import {type FindQuery, patternOf} from './query';

/** Waits for a pause in typing before it searches the changed text. */
const DELAY_MS = 150;

/** The matches of a query in the current document. */
export interface Found {
  readonly matches: readonly Match[];
  /** Index of the current match; -1 without matches. */
  readonly current: number;
  /** Moves to the next match, or to the previous one with -1; wraps around at the end. */
  step(by: 1 | -1): void;
  /** Searches again immediately; `current` doesn't change. */
  refresh(): void;
}

interface Result {
  readonly matches: readonly Match[];
  readonly current: number;
}

const NOTHING: Result = {matches: [], current: -1};

/** Searches the document, again after each change, and highlights the matches. */
export function useFind(editor: LexicalEditor, query: FindQuery): Found {
  const [result, setResult] = useState(NOTHING);
  const refresh = useCallback(() => {
    setResult(({current}) => clamp(search(editor, query), current));
  }, [editor, query]);
  useEffect(() => {
    const matches = search(editor, query);
    setResult(clamp(matches, firstAfterCaret(editor, matches)));
    return afterChanges(editor, refresh);
  }, [editor, query, refresh]);

  const match = result.matches[result.current];
  useEffect(() => {
    showHighlights(editor, result.matches, match);
    return hideHighlights;
  }, [editor, result, match]);
  useEffect(() => {
    if (match) scrollTo(editor, match);
  }, [editor, match]);

  const step = useCallback((by: 1 | -1) => {
    setResult(({matches, current}) => {
      const count = matches.length;
      return count === 0 ? NOTHING : {matches, current: (current + by + count) % count};
    });
  }, []);
  return {...result, step, refresh};
}

function search(editor: LexicalEditor, query: FindQuery): readonly Match[] {
  const pattern = patternOf(query);
  return pattern ? editor.read(() => $findMatches(pattern)) : [];
}

function clamp(matches: readonly Match[], current: number): Result {
  if (matches.length === 0) return NOTHING;
  // Wraps around.
  return {matches, current: current >= matches.length ? 0 : Math.max(current, 0)};
}

function afterChanges(editor: LexicalEditor, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = editor.registerUpdateListener(({dirtyElements, dirtyLeaves}) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function scrollTo(editor: LexicalEditor, match: Match): void {
  const root = editor.getRootElement();
  const box = rangeOf(editor, match)?.getBoundingClientRect();
  if (!root || !box) return;
  const scroller = getScrollParent(root, false);
  const frame = scroller.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  scroller.scrollBy({top: box.top - frame.top - frame.height / 3});
}
