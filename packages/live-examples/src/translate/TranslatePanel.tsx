import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';

import styles from '../check/CheckPanel.module.css';
import {codeOf} from '../check/share-link';
import {ShareButton} from '../check/ShareButton';
import {readCode, storeCode} from '../check/stored-code';
import {
  type CodeField,
  createCodeField,
} from '@lexical-documentation/code-sandbox/code-field';
import {EXAMPLE_CODE} from './example-code';
import {NoteList} from './NoteList';
import layout from './TranslatePanel.module.css';
import {type TranslationState, useTranslation} from './use-translation';

const KEY = 'extension-translator';
const FILE = 'code.tsx';

/** A field for code in the composer's form, its translation beside it, and notes on both. */
export function TranslatePanel(): ReactNode {
  const [code, setCode] = useState(() => codeOf(location.hash) ?? readCode(KEY) ?? '');
  const state = useTranslation(code);
  const change = useCallback((text: string) => {
    storeCode(KEY, text);
    setCode(text);
  }, []);
  const {parentRef, fieldRef} = useField(
    'Code to translate. Tab leaves the field.',
    code,
    change,
  );
  const {parentRef: resultParentRef, fieldRef: resultRef} = useField(
    'The code in the extension form',
    '',
  );
  const translation = 'translation' in state ? state.translation : undefined;
  const translated = translation?.code ?? '';
  useEffect(() => resultRef.current?.setText(translated), [resultRef, translated]);
  const replace = (text: string): void => {
    fieldRef.current?.setText(text);
    fieldRef.current?.goTo(1, 1);
  };
  return (
    <div className={styles.panel} data-extension-translator={state.type}>
      <div className={styles.bar}>
        <button type="button" onClick={() => replace(EXAMPLE_CODE)}>
          Try an example
        </button>
        <ShareButton code={code} />
        <CopyButton text={translated} />
        <button type="button" disabled={code === ''} onClick={() => replace('')}>
          Clear
        </button>
      </div>
      <div className={layout.fields}>
        <div ref={parentRef} className={styles.field} />
        <div ref={resultParentRef} className={styles.field} />
      </div>
      <div className={layout.notes}>
        <p role="status" className={styles.status}>
          {statusText(state)}
        </p>
        {translation && (
          <NoteList
            notes={translation.notes}
            onGoTo={(line) => fieldRef.current?.goTo(line, 1)}
          />
        )}
      </div>
    </div>
  );
}

/** @param onChange - without it, the text can be read and copied only */
function useField(label: string, text: string, onChange?: (text: string) => void) {
  const parentRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<CodeField>(null);
  const initial = useRef(text);
  useEffect(() => {
    if (!parentRef.current) return;
    const created = createCodeField(parentRef.current, {
      name: FILE,
      text: initial.current,
      label,
      onChange,
    });
    fieldRef.current = created;
    return () => {
      created.destroy();
      fieldRef.current = null;
    };
  }, [label, onChange]);
  return {parentRef, fieldRef};
}

function CopyButton({text}: {readonly text: string}): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  };
  return (
    <button type="button" disabled={text === ''} onClick={copy}>
      {text !== '' && copied === text ? 'Translation copied' : 'Copy translation'}
    </button>
  );
}

function statusText(state: TranslationState): string {
  switch (state.type) {
    case 'idle':
      return 'Paste or type code for LexicalComposer, and its extension form appears beside it.';
    case 'translating':
      return state.translation
        ? 'Translating…'
        : 'Loading the compiler, about 1.2 MB, once…';
    case 'failed':
      return state.message;
    case 'translated':
      return countText(state.translation.notes.map(({kind}) => kind));
  }
}

function countText(kinds: readonly string[]): string {
  if (kinds.length === 0) return 'Nothing in this code belongs to the composer’s form.';
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  return `Translated: ${count('moved')} moved, ${count('kept')} kept, ${count('decide')} for you to decide.`;
}
