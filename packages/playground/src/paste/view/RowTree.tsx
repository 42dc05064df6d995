import {type ReactNode, useState} from 'react';

import paneStyles from '../../panes/panes.module.css';
import type {Effects} from '../report/find-losses';
import {isUnknown, type RowReport} from '../report/read-elements';
import type {PasteReport} from '../report/read-paste';
import {Folded} from './Folded';
import styles from './paste.module.css';
import {RowDetails} from './RowDetails';

const MOST_ROWS = 200;

interface RowTreeProps {
  report: PasteReport;
  effects: Effects | null;
}

/**
 * The elements of the HTML: what handled each of them, the nodes, and which styles and attributes
 * were used.
 */
export function RowTree({report, effects}: RowTreeProps): ReactNode {
  const {rows, traits, route} = report;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, MOST_ROWS);
  return (
    <section aria-label="Elements" className={styles.part}>
      <h3>From elements to nodes</h3>
      <p className={styles.quiet}>
        {route === 'rules'
          ? 'Uses the import rules of the extensions (DOMImportExtension), in order.'
          : 'Uses the conversions of the node classes (importDOM). The highest priority wins.'}
      </p>
      {report.isRebuilt && (
        <p className={styles.quiet}>
          A preprocess function has added or removed elements, so the rules cannot be
          shown for each element.
        </p>
      )}
      <ol className={styles.rows}>
        {shown.map((row, at) => (
          <li key={at} style={{paddingInlineStart: `${(row.level - 1) * 0.75}rem`}}>
            <Folded summary={<RowSummary {...row} />}>
              {() => (
                <RowDetails
                  row={row}
                  effects={effects}
                  traits={traits.filter(
                    ({index, kind}) => index === row.index && kind !== 'element',
                  )}
                />
              )}
            </Folded>
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <p className={paneStyles.rest}>
          These are the first {MOST_ROWS} of {rows.length}.{' '}
          <button
            type="button"
            className={paneStyles.quietButton}
            onClick={() => {
              setIsWhole(true);
            }}
          >
            Show all
          </button>
        </p>
      )}
    </section>
  );
}

function RowSummary(row: RowReport): ReactNode {
  const {name, text, nodes, steps} = row;
  const by = steps.find(({passedOn}) => !passedOn)?.by;
  return (
    <>
      {text === null ? (
        <code>{`<${name}>`}</code>
      ) : (
        <q className={styles.text}>{text}</q>
      )}
      <span className={styles.quiet}>
        {isUnknown(row) || by === undefined ? 'no rule' : by}
        {nodes.length > 0 && ' → '}
        {nodes.map(({type}) => type).join(', ')}
      </span>
    </>
  );
}
