import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import {
  $createRangeSelection,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
} from 'lexical';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import {Tool} from '../ui/Tool';
import styles from './find.module.css';
import type {Match} from './matches';
import type {FindQuery} from './query';
import {ReplaceRow} from './ReplaceRow';
import {type Found, useFind} from './use-find';

interface FindBarProps {
  /** Incremented each time that the bar is opened, which moves the focus into it. */
  request: number;
  onClose: () => void;
}

/** Finds and replaces text in the document. Escape returns to the text and selects the match. */
export function FindBar({request, onClose}: FindBarProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [query, setQuery] = useState(() => startingQuery(editor));
  const found = useFind(editor, query);
  const barRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [request]);
  const match = found.matches[found.current];
  const close = useCallback(() => {
    onClose();
    leaveTo(editor, match);
  }, [editor, match, onClose]);
  useEscape(barRef, close);
  return (
    <div
      ref={barRef}
      role="search"
      aria-label="Find and replace"
      className={styles.bar}
    >
      <div className={styles.row}>
        <input
          ref={inputRef}
          aria-label="Find"
          placeholder="Find"
          className={styles.input}
          spellCheck={false}
          value={query.text}
          onChange={(event) => {
            setQuery({...query, text: event.target.value});
          }}
          onKeyDown={(event) => {
            stepByKey(event, found);
          }}
        />
        <Strictness query={query} onChange={setQuery} />
        <Steps query={query} found={found} />
        <Tool label="Close" icon="close" hint="Escape" onUse={close} />
      </div>
      {isEditable && <ReplaceRow editor={editor} found={found} />}
    </div>
  );
}

interface StrictnessProps {
  query: FindQuery;
  onChange: (query: FindQuery) => void;
}

function Strictness({query, onChange}: StrictnessProps): ReactNode {
  const {matchCase, wholeWord} = query;
  return (
    <>
      <Tool
        label="Match case"
        icon="matchCase"
        pressed={matchCase}
        onUse={() => {
          onChange({...query, matchCase: !matchCase});
        }}
      />
      <Tool
        label="Whole words"
        icon="wholeWord"
        pressed={wholeWord}
        onUse={() => {
          onChange({...query, wholeWord: !wholeWord});
        }}
      />
    </>
  );
}

function Steps({query, found}: {query: FindQuery; found: Found}): ReactNode {
  const {matches, current, step} = found;
  const isEmpty = matches.length === 0;
  return (
    <>
      <span role="status" className={styles.count}>
        {query.text !== '' &&
          (isEmpty ? 'No matches' : `${current + 1} of ${matches.length}`)}
      </span>
      <Tool
        label="Previous match"
        icon="up"
        hint="Shift+Enter"
        disabled={isEmpty}
        onUse={() => {
          step(-1);
        }}
      />
      <Tool
        label="Next match"
        icon="chevron"
        hint="Enter"
        disabled={isEmpty}
        onUse={() => {
          step(1);
        }}
      />
    </>
  );
}

function useEscape(ref: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const bar = ref.current;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    bar?.addEventListener('keydown', onKeyDown);
    return () => bar?.removeEventListener('keydown', onKeyDown);
  }, [ref, close]);
}

function stepByKey(event: KeyboardEvent, {step}: Found): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  step(event.shiftKey ? -1 : 1);
}

/** Starts with the selected words, unless the selection has several lines. */
function startingQuery(editor: LexicalEditor): FindQuery {
  const text = editor.read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? selection.getTextContent() : '';
  });
  return {
    text: text.includes('\n') ? '' : text,
    matchCase: false,
    wholeWord: false,
  };
}

function leaveTo(editor: LexicalEditor, match: Match | undefined): void {
  const [head, tail] = [match?.[0], match?.at(-1)];
  if (head && tail) {
    editor.update(
      () => {
        const selection = $createRangeSelection();
        selection.anchor.set(head.key, head.start, 'text');
        selection.focus.set(tail.key, tail.end, 'text');
        $setSelection(selection);
      },
      {discrete: true},
    );
  }
  editor.focus();
}
