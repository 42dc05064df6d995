import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCodeField} from '@lexical-documentation/code-sandbox/code-field';
import {
  type AnswerState,
  CopyButton,
  ShareButton,
  useAnswer,
  useKeptText,
} from '@lexical-documentation/reader-tools/panel';
import panel from '@lexical-documentation/reader-tools/tool-panel.module.css';
import {type ReactNode, useEffect} from 'react';

import {openTranslation, type Translation} from '../browser';
import {EXAMPLE_CODE} from './example-code';
import {NoteList} from './NoteList';
import layout from './TranslatePanel.module.css';

const KEY = 'extension-translator';
const FILE = 'code.tsx';
/** The name in the hash of a shared address. */
const PARAMETER = 'code';

/** A field for code in the composer's form, its translation beside it, and notes on both. */
export function TranslatePanel(): ReactNode {
  const [code, change] = useKeptText(KEY, PARAMETER);
  const state = useTranslation(code);
  const {parentRef, fieldRef} = useCodeField({
    name: FILE,
    text: code,
    label: 'Code to translate. Tab leaves the field.',
    onChange: change,
  });
  const {parentRef: resultParentRef, fieldRef: resultRef} = useCodeField({
    name: FILE,
    text: '',
    label: 'The code in the extension form',
  });
  const translation = 'answer' in state ? state.answer : undefined;
  const translated = translation?.code ?? '';
  useEffect(() => resultRef.current?.setText(translated), [resultRef, translated]);
  const replace = (text: string): void => {
    fieldRef.current?.setText(text);
    fieldRef.current?.goTo(1, 1);
  };
  return (
    <div className={panel.panel} data-extension-translator={state.type}>
      <div className={panel.bar}>
        <button type="button" onClick={() => replace(EXAMPLE_CODE)}>
          Try an example
        </button>
        <ShareButton parameter={PARAMETER} text={code} />
        <CopyButton
          key={translated}
          label="Copy translation"
          done="Translation copied"
          isDisabled={translated === ''}
          text={translated}
        />
        <button type="button" disabled={code === ''} onClick={() => replace('')}>
          Clear
        </button>
      </div>
      <div className={layout.fields}>
        <div ref={parentRef} className={panel.field} />
        <div ref={resultParentRef} className={panel.field} />
      </div>
      <div className={layout.notes}>
        <p role="status" className={panel.status}>
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

function statusText(state: AnswerState<Translation>): string {
  switch (state.type) {
    case 'idle':
      return 'Paste or type code for LexicalComposer, and its extension form appears beside it.';
    case 'waiting':
      return state.answer
        ? 'Translating…'
        : 'Loading the compiler, about 1.2 MB, once…';
    case 'failed':
      return state.message;
    case 'answered':
      return countText(state.answer.notes.map(({kind}) => kind));
  }
}

function countText(kinds: readonly string[]): string {
  if (kinds.length === 0) return 'Nothing in this code uses the composer’s form.';
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  return `Translated: ${count('moved')} moved, ${count('kept')} kept, ${count('decide')} for you to decide.`;
}

/** Translates code whenever the reader pauses; nothing is loaded before there is some. */
function useTranslation(code: string): AnswerState<Translation> {
  const folder = useBaseUrl('/extension-translator/');
  return useAnswer(code.trim() === '' ? undefined : code, () => {
    const {translate, end} = openTranslation(folder);
    return {ask: translate, end};
  });
}
