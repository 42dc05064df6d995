import type {ReactNode} from 'react';

import {LONGEST_TEXT, MOST_DIGITS} from '../address';
import type {Feature, FeatureOption, OptionValue} from '../feature';
import {type OptionValues, valueOf} from '../options';
import styles from './BuilderPanel.module.css';

export interface OptionProps {
  readonly options: OptionValues;
  readonly onSet: (options: OptionValues) => void;
}

/** What can be set of a chosen feature. */
export function OptionFields({
  feature,
  options,
  onSet,
}: OptionProps & {readonly feature: Feature}): ReactNode {
  return (
    <ul aria-label={`Options of: ${feature.label}`} className={styles.options}>
      {feature.options?.map((option) => (
        <li key={option.name}>
          <label>
            <Field
              option={option}
              value={valueOf(feature, option, options)}
              onChange={(value) => onSet(changed(options, feature, option, value))}
            />
            <span>{option.label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  readonly option: FeatureOption;
  readonly value: OptionValue | null;
  /** Gets null for what the option is without being set. */
  readonly onChange: (value: OptionValue | null) => void;
}

function Field({option: {initial}, value, onChange}: FieldProps): ReactNode {
  if (typeof value === 'boolean') {
    return (
      <input
        type="checkbox"
        checked={value}
        onChange={({target}) => onChange(target.checked)}
      />
    );
  }
  if (typeof initial === 'string') {
    return (
      <input
        value={String(value)}
        maxLength={LONGEST_TEXT}
        onChange={({target}) => onChange(target.value)}
      />
    );
  }
  return (
    <input
      type="number"
      min={0}
      max={LARGEST}
      step={1}
      placeholder={initial === null ? 'any' : String(initial)}
      value={value === null ? '' : Number(value)}
      onChange={({target}) => onChange(numberIn(target))}
    />
  );
}

const LARGEST = 10 ** MOST_DIGITS - 1;

function numberIn({value, valueAsNumber}: HTMLInputElement): number | null {
  if (value === '') return null;
  return Math.min(LARGEST, Math.max(0, Math.round(valueAsNumber)));
}

/** Returns the values with one changed; one that holds anyway is not kept. */
function changed(
  options: OptionValues,
  {id}: Feature,
  {name, initial}: FeatureOption,
  value: OptionValue | null,
): OptionValues {
  const key = `${id}.${name}`;
  const others = Object.entries(options).filter(([each]) => each !== key);
  const set = value === null || value === initial ? [] : [[key, value] as const];
  return Object.fromEntries([...others, ...set]);
}
