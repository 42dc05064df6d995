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
  /** Whether a reader has asked for it, and not an earlier visit or a link. */
  readonly isAsked: boolean;
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

/** Goes on with what an earlier visit, or a link, has made of an example. */
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
      // The reader's edits wait for another visit; the example as it is needs none of them.
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
