import type {ReactNode} from 'react';

import {FEATURES} from '../feature-list';
import type {Feature, Form} from '../feature';
import {possibleIn, withoutDependents} from '../features';
import styles from './BuilderPanel.module.css';
import type {ChoiceProps} from './NeedList';
import {OptionFields, type OptionProps} from './OptionFields';
import {kilobytes, SIZES} from './status-text';

interface FeatureListProps extends ChoiceProps, OptionProps {
  readonly form: Form;
}

const GROUPS = [...new Set(FEATURES.map(({group}) => group))];

/** All features; one brings what it needs, and takes along what needs it. */
export function FeatureList(props: FeatureListProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>What should it do?</legend>
      <p className={styles.hint}>
        Each size shows how much the feature adds to this editor, compressed.
        {props.form === 'vanilla' &&
          ' Toolbars and custom blocks are written in React.'}
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
  feature,
  features,
  form,
  options,
  onChoose,
  onSet,
}: FeatureListProps & {readonly feature: Feature}): ReactNode {
  const {id, label} = feature;
  const isPossible = possibleIn(form, [feature]).length > 0;
  const isChosen = features.includes(id);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen && isPossible}
          disabled={!isPossible}
          onChange={({target}) =>
            onChoose(
              target.checked ? [...features, id] : withoutDependents(features, id),
            )
          }
        />
        <span>{label}</span>
        <small className={styles.added}>
          {isPossible
            ? `+${kilobytes(SIZES.addedBy(id, features, form).compressed)}`
            : 'React'}
        </small>
      </label>
      {isChosen && isPossible && feature.options && (
        <OptionFields feature={feature} options={options} onSet={onSet} />
      )}
    </li>
  );
}
