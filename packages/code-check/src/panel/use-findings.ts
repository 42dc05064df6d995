import useBaseUrl from '@docusaurus/useBaseUrl';
import {type AnswerState, useAnswer} from '@lexical-documentation/reader-tools/panel';

import {type CheckedFile, openCheck, type Report} from '../browser';

/** Checks files whenever the reader pauses; nothing is loaded until one of them has text. */
export function useFindings(files: readonly CheckedFile[]): AnswerState<Report> {
  const folder = useBaseUrl('/code-check/');
  const isEmpty = files.every(({text}) => text.trim() === '');
  return useAnswer(isEmpty ? undefined : files, () => {
    const {check, end} = openCheck(folder);
    return {ask: check, end};
  });
}
