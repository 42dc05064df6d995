import type {ReactNode} from 'react';

import type {Form} from '../feature';
import styles from './BuilderPanel.module.css';

interface FormChoiceProps {
  readonly form: Form;
  readonly onChoose: (form: Form) => void;
}

const FORMS: readonly (readonly [Form, string])[] = [
  ['react', 'React'],
  ['vanilla', 'No framework'],
];

/** How the editor reaches the page. */
export function FormChoice({form, onChoose}: FormChoiceProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>Where does it run?</legend>
      <div className={styles.bar}>
        {FORMS.map(([id, label]) => (
          <label key={id} className={styles.form}>
            <input
              type="radio"
              name="builder-form"
              checked={form === id}
              onChange={() => onChoose(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
