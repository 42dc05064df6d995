import Link from '@docusaurus/Link';
import {type ReactNode, useState} from 'react';

import {loadSources} from './load-sources';
import type {ExampleData} from './types';

interface ActionsProps {
  readonly example: ExampleData;
  readonly onEdit: () => void;
}

/** The actions for the source of an example. */
export function Actions({example, onEdit}: ActionsProps): ReactNode {
  const [failure, setFailure] = useState<string>();
  const download = (): void => {
    setFailure(undefined);
    Promise.all([
      import(/* webpackChunkName: "example-download" */ '../download/download-project'),
      loadSources(example),
    ])
      .then(([{downloadProject}, sources]) => downloadProject(sources))
      .catch(() => {
        setFailure('The project could not be created. Try again.');
      });
  };
  return (
    <div className="live-example-actions">
      <button type="button" className="live-example-button" onClick={onEdit}>
        Edit and run
      </button>
      <button type="button" className="live-example-button" onClick={download}>
        Download project
      </button>
      {example.playground !== null && (
        <Link className="live-example-button" to={example.playground}>
          Open in playground
        </Link>
      )}
      {failure !== undefined && <span role="alert">{failure}</span>}
    </div>
  );
}
