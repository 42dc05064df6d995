import {type RefObject, useEffect, useState} from 'react';

import type {ExampleRuntime} from '../runtime/example-runtime';
import type {FoundEditor} from '../runtime/watch-editors';

export interface Editors {
  readonly all: readonly FoundEditor[];
  /** The editor whose content is shown: the last one that had the focus, or the first. */
  readonly current: FoundEditor | undefined;
  readonly choose: (editor: FoundEditor) => void;
}

/** Tracks the editors of a running example. */
export function useEditors(
  surfaceRef: RefObject<HTMLElement | null>,
  runtime: ExampleRuntime | undefined,
  onError: (error: Error) => void,
): Editors {
  const [all, setAll] = useState<readonly FoundEditor[]>([]);
  const [chosen, setChosen] = useState<FoundEditor>();
  useEffect(() => {
    const surface = surfaceRef.current;
    if (!runtime || !surface) return;
    const stop = runtime.watchEditors(surface, setAll, onError);
    return () => {
      stop();
      setAll([]);
    };
  }, [surfaceRef, runtime, onError]);

  useEffect(() => {
    const surface = surfaceRef.current;
    const follow = ({target}: FocusEvent): void => {
      const found = all.find(
        ({editor}) =>
          target instanceof Node && editor.getRootElement()?.contains(target),
      );
      if (found) setChosen(found);
    };
    surface?.addEventListener('focusin', follow);
    return () => {
      surface?.removeEventListener('focusin', follow);
    };
  }, [surfaceRef, all]);

  const current = chosen && all.includes(chosen) ? chosen : all[0];
  return {all, current, choose: setChosen};
}
