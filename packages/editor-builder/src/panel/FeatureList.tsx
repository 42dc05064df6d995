import type {ReactNode} from 'react';

import type {Form} from '../editor-source';
import {FEATURES} from '../feature-list';
import {type Feature, withoutDependents} from '../features';
import styles from './BuilderPanel.module.css';
import type {ChoiceProps} from './NeedList';
import {kilobytes, SIZES} from './status-text';

interface FeatureListProps extends ChoiceProps {
  readonly form: Form;
}

const GROUPS = [...new Set(FEATURES.map(({group}) => group))];

/** All features; one brings what it needs, and takes along what needs it. */
export function FeatureList(props: FeatureListProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>What should it do?</legend>
      <p className={styles.hint}>
        Beside each: what it adds to this editor, compressed.
      </p>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <section key={group}>
            <p className={styles.groupName}>{group}</p>
            <ul aria-label={group} className={styles.features}>
              {FEATURES.filter((feature) => feature.group === group).map((feature) => (
                <Choice key={feature.id} feature={feature} {...props} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  feature: {id, label},
  features,
  form,
  onChoose,
}: FeatureListProps & {readonly feature: Feature}): ReactNode {
  const {compressed} = SIZES.addedBy(id, features, form);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={features.includes(id)}
          onChange={({target}) =>
            onChoose(
              target.checked ? [...features, id] : withoutDependents(features, id),
            )
          }
        />
        <span>{label}</span>
        <small className={styles.added}>+{kilobytes(compressed)}</small>
      </label>
    </li>
  );
}
