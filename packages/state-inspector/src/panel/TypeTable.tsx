import type {ReactNode} from 'react';

import type {LoadedInspection} from '../browser';
import type {TypeRow} from '../core/report';
import styles from './InspectPanel.module.css';
import {registrationCode} from './registration-code';

interface TypeTableProps {
  readonly inspection: LoadedInspection;
}

/** How much of the text the nodes of each type are, and what registers them. */
export function TypeTable({
  inspection: {types, size, nodes, depth},
}: TypeTableProps): ReactNode {
  if (types.length === 0) return null;
  const code = registrationCode(types);
  return (
    <section aria-label="Node types">
      <h2 className={styles.heading}>Node types</h2>
      <p>
        {nodes.toLocaleString('en')} nodes, {depth.toLocaleString('en')} levels,{' '}
        {size.toLocaleString('en')} characters.
      </p>
      <div
        className={styles.scroll}
        // What scrolls must be reached by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Table of types"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Nodes</th>
              <th scope="col">Characters</th>
              <th scope="col">Registered with</th>
            </tr>
          </thead>
          <tbody>
            {types.slice(0, MOST_SHOWN).map((row) => (
              <tr key={row.type}>
                <td>
                  <code>{row.type.slice(0, 60)}</code>
                </td>
                <td>{row.count.toLocaleString('en')}</td>
                <td>
                  {row.size.toLocaleString('en')} ({percent(row.size / size)})
                </td>
                <td>
                  <Registered row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {types.length > MOST_SHOWN && <p>{types.length - MOST_SHOWN} more types.</p>}
      {code !== '' && (
        <>
          <p>An editor with these extensions knows all types that Lexical has:</p>
          <pre
            // What scrolls must be reached by the keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles.excerpt}
            aria-label="Code that registers the types"
          >
            {code}
          </pre>
        </>
      )}
    </section>
  );
}

const MOST_SHOWN = 100;

function Registered({row}: {readonly row: TypeRow}): ReactNode {
  if (row.isCore) return 'every editor';
  if (!row.nodeClass) return 'a class of the application: no package of Lexical has it';
  const [extension] = row.extensions;
  return (
    <>
      <code>{row.nodeClass.name}</code> from <code>{row.nodeClass.module}</code>
      {extension && (
        <>
          {', or '}
          <code>{extension.name}</code> from <code>{extension.module}</code>
        </>
      )}
    </>
  );
}

function percent(share: number): string {
  return share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
}
