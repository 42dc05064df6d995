import {
  type InspectClient,
  type LoadedInspection,
  openInspection,
} from '@lexical-documentation/state-inspector/browser';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {isKnownType} from '../editor/node-classes';
import uiStyles from '../ui/dialog.module.css';

interface StateFindingsProps {
  readonly text: string;
  /** URL of the folder with the worker of the inspection. */
  readonly folder: string;
  readonly onRepair: (text: string) => void;
}

type Result =
  | {readonly type: 'none' | 'inspecting'}
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'found'; readonly inspection: LoadedInspection};

/**
 * Reports on request what is wrong with a stored state, and can replace the field's text with a
 * repaired copy.
 */
export function StateFindings({text, folder, onRepair}: StateFindingsProps): ReactNode {
  const client = useRef<InspectClient>(null);
  const [result, setResult] = useState<Result>({type: 'none'});
  useEffect(
    () => () => {
      client.current?.end();
      client.current = null;
    },
    [],
  );
  const inspect = (): void => {
    client.current ??= openInspection(folder);
    setResult({type: 'inspecting'});
    client.current.inspect(text).then(
      (inspection) => {
        if (inspection) setResult({type: 'found', inspection});
      },
      (error: Error) => setResult({type: 'failed', message: error.message}),
    );
  };
  return (
    <>
      <p>
        <button type="button" className={uiStyles.button} onClick={inspect}>
          Inspect the JSON
        </button>
      </p>
      <div role="status">
        {result.type === 'inspecting' && 'Inspecting…'}
        {result.type === 'failed' && result.message}
        {result.type === 'found' && (
          <Findings inspection={result.inspection} onRepair={onRepair} />
        )}
      </div>
    </>
  );
}

const MOST_SHOWN = 20;

interface FindingsProps extends Pick<StateFindingsProps, 'onRepair'> {
  readonly inspection: LoadedInspection;
}

function Findings({
  inspection: {findings, repaired},
  onRepair,
}: FindingsProps): ReactNode {
  // The playground has node classes that aren't in any Lexical package.
  const own = findings.filter(
    ({unknownType}) => unknownType === undefined || !isKnownType(unknownType),
  );
  if (own.length === 0) return 'No problems found.';
  return (
    <>
      <ul aria-label="Findings">
        {own.slice(0, MOST_SHOWN).map(({message, fix, places: [place]}, index) => (
          <li key={index}>
            {message} {fix}{' '}
            {place && (
              <>
                <code>{place.path}</code>, line {place.line}, column {place.column}
              </>
            )}
          </li>
        ))}
      </ul>
      {repaired !== undefined && (
        <button
          type="button"
          className={uiStyles.button}
          onClick={() => onRepair(repaired)}
        >
          Use the repaired copy
        </button>
      )}
    </>
  );
}
