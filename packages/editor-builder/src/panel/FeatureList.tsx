import type {ReactNode} from 'react';

import {FEATURES, withoutDependents} from '../features';
import styles from './BuilderPanel.module.css';
import type {ChoiceProps} from './NeedList';

/** All features; one brings what it needs, and takes along what needs it. */
export function FeatureList({features, onChoose}: ChoiceProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>What should it do?</legend>
      <ul className={styles.features}>
        {FEATURES.map(({id, label}) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={features.includes(id)}
                onChange={({target}) =>
                  onChoose(
                    target.checked
                      ? [...features, id]
                      : withoutDependents(features, id),
                  )
                }
              />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
