import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {type ReactNode, useState} from 'react';

import {FindExtension} from './find-extension';

/** The search field, the number of matches, and the buttons that act on them. */
export function FindBar(): ReactNode {
  const {search, go, replace, replaceAll} =
    useExtensionDependency(FindExtension).output;
  const searched = useExtensionSignalValue(FindExtension, 'query');
  const count = useExtensionSignalValue(FindExtension, 'count');
  const current = useExtensionSignalValue(FindExtension, 'current');
  const [replacement, setReplacement] = useState('');
  const actions: [string, () => void][] = [
    ['Previous', () => go(-1)],
    ['Replace', () => replace(replacement)],
    ['Replace all', () => replaceAll(replacement)],
  ];
  return (
    <form
      className="find-replace-bar"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <label className="find-replace-label">
        Find
        <input
          className="find-replace-field"
          value={searched}
          onChange={({target}) => {
            search(target.value);
          }}
        />
      </label>
      <label className="find-replace-label">
        Replace with
        <input
          className="find-replace-field"
          value={replacement}
          onChange={({target}) => {
            setReplacement(target.value);
          }}
        />
      </label>
      <button type="submit" className="find-replace-button" disabled={count === 0}>
        Next
      </button>
      {actions.map(([label, run]) => (
        <button
          key={label}
          type="button"
          className="find-replace-button"
          disabled={count === 0}
          onClick={run}
        >
          {label}
        </button>
      ))}
      <span role="status" className="find-replace-count">
        {searched !== '' && `${count === 0 ? 0 : current + 1} of ${count}`}
      </span>
    </form>
  );
}
