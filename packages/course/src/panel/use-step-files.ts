import type {SourceFile} from '@lexical-documentation/code-sandbox';
import {
  type EditableSources,
  readSharedFiles,
} from '@lexical-documentation/live-examples/edit';
import {useCallback, useState} from 'react';

import {ENTRIES, type Form, withFiles} from '../steps/program-files';
import {readCode, readDone, storeCode} from './stored-progress';
import type {StepData, StepPrograms} from './types';

/** Whose code a step starts with. */
export type Origin = 'course' | 'own' | 'last-step' | 'shared';

export interface StepFiles {
  readonly sources: EditableSources;
  readonly files: readonly SourceFile[];
  readonly origin: Origin;
  /** Counts replacements of all files: fields hold their text themselves. */
  readonly version: number;
  readonly change: (name: string, text: string) => void;
  readonly replace: (files: readonly SourceFile[]) => void;
}

/** The files that the reader works on, kept on the device and carried on from the step before. */
export function useStepFiles(
  step: StepData,
  form: Form,
  programs: StepPrograms,
): StepFiles {
  const [sources] = useState((): EditableSources => ({
    id: `course-${step.id.replace('/', '-')}-${form}`,
    title: step.title,
    files: programs[form].start,
    entry: ENTRIES[form],
  }));
  const [first] = useState(() => firstFiles(sources, step, form, programs));
  const [files, setFiles] = useState(first.files);
  const [version, setVersion] = useState(0);
  // What somebody shared must not replace the reader's own work.
  const isKept = first.origin !== 'shared';
  const change = useCallback(
    (name: string, text: string) => {
      setFiles((last) => {
        const changed = last.map((file) => (file.name === name ? {name, text} : file));
        if (isKept) storeCode(step.id, form, changed);
        return changed;
      });
    },
    [step, form, isKept],
  );
  const replace = (others: readonly SourceFile[]): void => {
    if (isKept) storeCode(step.id, form, others);
    setFiles(others);
    setVersion(version + 1);
  };
  return {sources, files, origin: first.origin, version, change, replace};
}

function firstFiles(
  sources: EditableSources,
  {id, previous}: StepData,
  form: Form,
  programs: StepPrograms,
): {readonly files: readonly SourceFile[]; readonly origin: Origin} {
  const shared = readSharedFiles(sources);
  if (shared) return {files: shared, origin: 'shared'};
  const own = readCode(id, form);
  if (own) return {files: own, origin: 'own'};
  const last =
    previous !== null && readDone().has(previous)
      ? readCode(previous, form)
      : undefined;
  return last
    ? {files: withFiles(last, programs[form].given), origin: 'last-step'}
    : {files: programs[form].start, origin: 'course'};
}
