import {type ReactNode, useState} from 'react';

import {type Form, FORMS} from '../steps/program-files';
import styles from './StepPanel.module.css';
import {readForm, storeForm} from './stored-progress';
import type {StepData, StepPrograms} from './types';
import {Workbench} from './Workbench';

const FORM_NAMES: Readonly<Record<Form, string>> = {
  react: 'React',
  plain: 'No framework',
};

export interface StepPanelProps {
  readonly step: StepData;
  readonly programs: StepPrograms;
}

/** The reader's program of a step, in the form of the reader's choice. */
export function StepPanel({step, programs}: StepPanelProps): ReactNode {
  const [form, setForm] = useState(readForm);
  return (
    <div className={styles.panel}>
      <div className={styles.bar} role="group" aria-label="Form of the code">
        {FORMS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={name === form}
            onClick={() => {
              storeForm(name);
              setForm(name);
            }}
          >
            {FORM_NAMES[name]}
          </button>
        ))}
        <span>Each form keeps its own code.</span>
      </div>
      <Workbench
        key={`${step.id} ${form}`}
        step={step}
        form={form}
        programs={programs}
      />
    </div>
  );
}
