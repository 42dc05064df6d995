import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  openTranslation,
  type Translation,
  type TranslationClient,
} from '@lexical-documentation/extension-translator/browser';
import {useEffect, useRef, useState} from 'react';

export type TranslationState =
  | {readonly type: 'idle'}
  | {readonly type: 'translating'; readonly translation?: Translation}
  | {readonly type: 'translated'; readonly translation: Translation}
  | {readonly type: 'failed'; readonly message: string};

const PAUSE_MS = 400;

/** Translates code whenever the reader pauses; nothing is loaded before there is some. */
export function useTranslation(code: string): TranslationState {
  const folder = useBaseUrl('/extension-translator/');
  const client = useRef<TranslationClient>(null);
  const [state, setState] = useState<TranslationState>({type: 'idle'});
  useEffect(
    () => () => {
      client.current?.end();
      client.current = null;
    },
    [],
  );
  useEffect(() => {
    if (code.trim() === '') {
      setState({type: 'idle'});
      return;
    }
    setState((last) => ({
      type: 'translating',
      translation: 'translation' in last ? last.translation : undefined,
    }));
    let isCurrent = true;
    const timer = setTimeout(() => {
      client.current ??= openTranslation(folder);
      client.current.translate(code).then(
        (translation) => {
          if (isCurrent && translation) setState({type: 'translated', translation});
        },
        (error: Error) => {
          if (isCurrent) setState({type: 'failed', message: error.message});
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, folder]);
  return state;
}
