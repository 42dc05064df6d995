import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState} from 'react';

import {type InspectClient, type LoadedInspection, openInspection} from '../browser';

export type InspectionState =
  | {readonly type: 'idle'}
  | {readonly type: 'inspecting'}
  | {
      readonly type: 'inspected';
      readonly inspection: LoadedInspection;
      readonly client: InspectClient;
    }
  | {readonly type: 'failed'; readonly message: string};

const PAUSE_MS = 300;

/** Inspects a text whenever the reader pauses; nothing is loaded before there is one. */
export function useInspection(text: string): InspectionState {
  const folder = useBaseUrl('/state-inspector/');
  const client = useRef<InspectClient>(null);
  const [state, setState] = useState<InspectionState>({type: 'idle'});
  useEffect(
    () => () => {
      client.current?.end();
      client.current = null;
    },
    [],
  );
  useEffect(() => {
    if (text.trim() === '') {
      setState({type: 'idle'});
      return;
    }
    setState({type: 'inspecting'});
    let isCurrent = true;
    const timer = setTimeout(() => {
      const current = (client.current ??= openInspection(folder));
      current.inspect(text).then(
        (inspection) => {
          if (isCurrent) setState({type: 'inspected', inspection, client: current});
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
  }, [text, folder]);
  return state;
}
