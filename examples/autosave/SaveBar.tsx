import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {type ReactNode, useState} from 'react';

import {AutosaveExtension, type SaveState} from './autosave-extension';
import {server} from './server';

const TEXTS: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Could not be saved',
};

/** Shows whether the note is saved, with a button to try again after a failure. */
export function SaveBar(): ReactNode {
  const {saveNow} = useExtensionDependency(AutosaveExtension).output;
  const state = useExtensionSignalValue(AutosaveExtension, 'state');
  const [isDown, setDown] = useState(server.isDown);
  return (
    <div className="autosave-bar">
      <span role="status" data-state={state}>
        {TEXTS[state]}
      </span>
      {state === 'failed' && (
        <button
          type="button"
          className="autosave-button"
          onClick={() => void saveNow()}
        >
          Try again
        </button>
      )}
      <label className="autosave-down">
        <input
          type="checkbox"
          checked={isDown}
          onChange={({target}) => {
            server.isDown = target.checked;
            setDown(target.checked);
          }}
        />
        The server is down
      </label>
    </div>
  );
}
