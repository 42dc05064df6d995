import {useKeptText} from '@lexical-documentation/reader-tools/panel';
import {type ReactNode, useRef} from 'react';

import {Bar, SHARE_PARAMETER} from './Bar';
import {DocumentViews} from './DocumentViews';
import {FindingList} from './FindingList';
import styles from './InspectPanel.module.css';
import {RepairList} from './RepairList';
import {statusText} from './status-text';
import {StateField, type StateFieldHandle} from './StateField';
import {TypeTable} from './TypeTable';
import {useInspection} from './use-inspection';

const KEY = 'state-inspector';

/** A field for a stored state, and below it what the inspection finds in it. */
export function InspectPanel(): ReactNode {
  const [text, change] = useKeptText(KEY, SHARE_PARAMETER);
  const state = useInspection(text);
  const field = useRef<StateFieldHandle>(null);
  const inspected = state.type === 'answered' ? state.answer : null;
  const inspection = inspected?.inspection;
  return (
    <div className={styles.panel} data-state-inspector={state.type}>
      <Bar text={text} onChange={change} />
      <StateField ref={field} text={text} onChange={change} />
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {inspection && (
        <>
          <FindingList
            findings={inspection.findings}
            onGoTo={(place) => field.current?.goTo(place)}
          />
          <RepairList inspection={inspection} />
          <TypeTable inspection={inspection} />
        </>
      )}
      {inspected && inspected.inspection.nodes > 0 && (
        <DocumentViews key={text} client={inspected.client} />
      )}
    </div>
  );
}
