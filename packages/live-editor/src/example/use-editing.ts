import {type FunctionComponent, useCallback, useEffect, useMemo, useState} from 'react';

import type {EditAndRunProps} from '../edit/EditAndRun';
import type {EditableSources} from '../edit/source-file';
import {hasEdits} from '../edit/stored-edits';
import {toError} from '../to-error';
import {sourcesOf} from './sources-of';
import type {ExampleData} from './types';

type Editing = Opened | {readonly sources: null};

interface Opened {
  readonly sources: EditableSources;
  readonly EditAndRun: FunctionComponent<EditAndRunProps>;
}

/**
 * Whether the reader edits an example. Edits from an earlier visit are opened again; all that
 * edits and runs is loaded then, and not before.
 */
export function useEditing(
  example: ExampleData,
  onError: (error: Error) => void,
): Editing & {readonly open: () => void; readonly close: () => void} {
  const [editing, setEditing] = useState<Editing>({sources: null});
  const open = useCallback(() => {
    import(/* webpackChunkName: "live-edit" */ '../edit/EditAndRun').then(
      ({EditAndRun}) => {
        setEditing({sources: sourcesOf(example), EditAndRun});
      },
      (reason: unknown) => {
        onError(toError(reason));
      },
    );
  }, [example, onError]);
  const close = useCallback(() => {
    setEditing({sources: null});
  }, []);
  useEffect(() => {
    if (example.sources && hasEdits(sourcesOf(example))) open();
  }, [example, open]);
  return useMemo(() => ({...editing, open, close}), [editing, open, close]);
}
