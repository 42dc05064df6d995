import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {type ReactNode, useId} from 'react';

import {AutosaveExtension, type SaveStatus} from './autosave';
import {ReplacementsExtension} from './replacements';
import {WordGoalExtension} from './word-goal';

const STATUS_TEXT: Record<SaveStatus, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  failed: 'Could not be saved',
};

/** Shows the output of the extensions, and changes their settings while they run. */
export function KitPanel(): ReactNode {
  return (
    <section className="extension-kit-panel" aria-label="Extensions">
      <WordGoal />
      <ReplacementsSwitch />
      <Status />
    </section>
  );
}

function WordGoal(): ReactNode {
  const id = useId();
  const output = useExtensionDependency(WordGoalExtension).output;
  const words = useExtensionSignalValue(WordGoalExtension, 'words');
  const goal = useExtensionSignalValue(WordGoalExtension, 'goal');
  const isReached = useExtensionSignalValue(WordGoalExtension, 'isReached');
  return (
    <p className="extension-kit-row">
      <label htmlFor={id}>Word goal</label>
      <input
        id={id}
        className="extension-kit-goal"
        type="number"
        min={1}
        value={goal}
        onChange={({target}) => {
          setSignal(output.goal, target.valueAsNumber || 1);
        }}
      />
      <output className="extension-kit-value" htmlFor={id}>
        {words} words{isReached && ', reached'}
      </output>
    </p>
  );
}

function ReplacementsSwitch(): ReactNode {
  const output = useExtensionDependency(ReplacementsExtension).output;
  const disabled = useExtensionSignalValue(ReplacementsExtension, 'disabled');
  const replacements = useExtensionSignalValue(ReplacementsExtension, 'replacements');
  return (
    <p className="extension-kit-row">
      <label>
        <input
          type="checkbox"
          checked={!disabled}
          onChange={({target}) => {
            setSignal(output.disabled, !target.checked);
          }}
        />{' '}
        Replace
      </label>
      <span className="extension-kit-value">
        {Object.keys(replacements).join('  ')}
      </span>
    </p>
  );
}

function Status(): ReactNode {
  const status = useExtensionSignalValue(AutosaveExtension, 'status');
  return (
    <p className="extension-kit-row">
      Autosave
      <span role="status" className="extension-kit-value">
        {STATUS_TEXT[status]}
      </span>
    </p>
  );
}

function setSignal<Value>(target: {value: Value}, value: Value): void {
  target.value = value;
}
