import useBaseUrl from '@docusaurus/useBaseUrl';
import {type AnswerState, useAnswer} from '@lexical-documentation/reader-tools/panel';

import {type InspectClient, type LoadedInspection, openInspection} from '../browser';

/** An inspection, and the client that can still be asked about its text. */
export interface Inspected {
  readonly inspection: LoadedInspection;
  readonly client: InspectClient;
}

export type InspectionState = AnswerState<Inspected>;

/** Inspects a text whenever the reader pauses; nothing is loaded before there is one. */
export function useInspection(text: string): InspectionState {
  const folder = useBaseUrl('/state-inspector/');
  return useAnswer(text.trim() === '' ? undefined : text, () => openAsking(folder));
}

function openAsking(folder: string) {
  const client = openInspection(folder);
  return {
    async ask(text: string): Promise<Inspected | undefined> {
      const inspection = await client.inspect(text);
      return inspection && {inspection, client};
    },
    end: client.end,
  };
}
