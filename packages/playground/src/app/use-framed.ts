import {useMemo} from 'react';

import type {Framed} from '../own-code/framed';
import type {PasteLog} from '../paste/paste-log';
import {recordPastes} from '../paste/record-pastes';
import {type Opened, slotOf} from '../session/open-start';
import {keep} from '../session/storage';
import type {Timeline} from '../timeline/timeline';
import {recordTimeline} from '../timeline/timeline-extension';
import type {Keeper} from './use-keeping';

/** Returns the editor's settings besides its plugins. */
export function useSettings(
  {timeline, pastes}: {timeline: Timeline; pastes: PasteLog},
  showProblem: (error: Error) => void,
  framed: Framed | undefined,
) {
  return useMemo(
    () => ({
      onError: framed?.onError ?? showProblem,
      further: [
        recordTimeline(timeline),
        recordPastes(pastes),
        ...(framed?.own ? [framed.own.extension] : []),
      ],
    }),
    [showProblem, timeline, pastes, framed],
  );
}

/** A frame has no storage, so the page around it stores the document. */
export function useKeeper({origin}: Opened, framed: Framed | undefined): Keeper {
  return useMemo(
    () =>
      framed ?? {
        keep: (content) => {
          keep(slotOf(origin), content);
        },
      },
    [origin, framed],
  );
}
