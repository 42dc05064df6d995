import type {ReactNode} from 'react';

import type {Form} from '../editor-source';
import {FEATURES, withoutDependents} from '../features';
import styles from './BuilderPanel.module.css';
import {addedBy} from '../sizes';
import sizes from '../sizes.json';
import type {ChoiceProps} from './NeedList';
import {kilobytes} from './status-text';

/** All features; one brings what it needs, and takes along what needs it. */
export function FeatureList({
  features,
  form,
  onChoose,
}: ChoiceProps & {readonly form: Form}): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>What should it do?</legend>
      <p className={styles.hint}>
        Beside each: what it adds to this editor, compressed.
      </p>
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
              <small className={styles.added}>
                +{kilobytes(addedBy(id, features, {form, sizes}).compressed)}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
