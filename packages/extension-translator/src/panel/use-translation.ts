import useBaseUrl from '@docusaurus/useBaseUrl';
import {type AnswerState, useAnswer} from '@lexical-documentation/reader-tools/panel';

import {openTranslation, type Translation} from '../browser';

/** Translates code whenever the reader pauses; nothing is loaded before there is some. */
export function useTranslation(code: string): AnswerState<Translation> {
  const folder = useBaseUrl('/extension-translator/');
  return useAnswer(code.trim() === '' ? undefined : code, () => {
    const {translate, end} = openTranslation(folder);
    return {ask: translate, end};
  });
}
