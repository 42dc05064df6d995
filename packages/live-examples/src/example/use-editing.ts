import {toError} from '@lexical-documentation/common';
import {type FunctionComponent, useCallback, useEffect, useMemo, useState} from 'react';

import type {EditAndRunProps} from '../edit/EditAndRun';
import type {EditableSources} from '../edit/editable-sources';
import {hasSharedEdits} from '../edit/shared-address';
import {hasEdits, mayHaveEdits} from '../edit/stored-edits';
import {loadSources} from './load-sources';
import type {ExampleData} from './types';

type Editing = Opened | {readonly sources: null};

interface Opened {
  readonly sources: EditableSources;
  /** Set if the reader opened it, instead of an earlier visit or a link. */
  readonly isAsked: boolean;
  readonly EditAndRun: FunctionComponent<EditAndRunProps>;
}

/**
 * Whether the reader edits an example. Edits from an earlier visit are opened again. Nothing that
 * edits or runs code is loaded before that.
 */
export function useEditing(
  example: ExampleData,
  onError: (error: Error) => void,
): Editing & {readonly open: () => void; readonly close: () => void} {
  const [editing, setEditing] = useState<Editing>({sources: null});
  const load = useCallback(
    (isAsked: boolean) => {
      Promise.all([loadEditing(), loadSources(example)]).then(
        ([{EditAndRun}, sources]) => {
          setEditing({sources, EditAndRun, isAsked});
        },
        (reason: unknown) => {
          onError(toError(reason));
        },
      );
    },
    [example, onError],
  );
  const close = useCallback(() => {
    setEditing({sources: null});
  }, []);
  useEarlierEdits(example, load);
  return useMemo(() => {
    const open = (): void => {
      load(true);
    };
    return {...editing, open, close};
  }, [editing, load, close]);
}

/** Continues with the edits of an earlier visit, or of a link. */
function useEarlierEdits(example: ExampleData, load: (isAsked: false) => void): void {
  useEffect(() => {
    const isShared = hasSharedEdits();
    if (!example.sources || (!isShared && !mayHaveEdits(example.name))) return;
    let current = true;
    Promise.all([loadSources(example), isShared ? loadEditing() : null]).then(
      ([sources, editing]) => {
        if (!current) return;
        if (editing?.readSharedFiles(sources) ?? hasEdits(sources)) load(false);
      },
      // Keep the reader's edits for another visit; the original example doesn't need them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [example, load]);
}

function loadEditing() {
  return import(/* webpackChunkName: "live-edit" */ '../edit/EditAndRun');
}
