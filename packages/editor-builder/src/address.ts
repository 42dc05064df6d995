import {type FeatureId, FEATURES} from './features';
import type {Form} from './editor-source';
import {NEEDS} from './needs';

/** What a reader has chosen, as the address of the page keeps it. */
export interface Choices {
  readonly features: readonly FeatureId[];
  readonly form: Form;
  /** Names in the address that the builder does not know, such as switches of the playground. */
  readonly unknown: readonly string[];
}

/** Returns the choices in a query such as `?features=history,lists&form=vanilla`. */
export function choicesIn(query: string): Choices {
  const params = new URLSearchParams(query);
  const form = params.get('form') === 'vanilla' ? 'vanilla' : 'react';
  const list = params.get('features');
  if (list === null) return {features: NEEDS[0]?.features ?? [], form, unknown: []};
  const names = [...new Set(list.split(',').filter(Boolean))];
  return {
    features: FEATURES.map(({id}) => id).filter((id) => names.includes(id)),
    form,
    // An address may come from anybody: only what looks like a name is repeated.
    unknown: names
      .filter((name) => !FEATURES.some(({id}) => id === name) && NAME.test(name))
      .slice(0, MOST_UNKNOWN),
  };
}

/** Returns the query that {@link choicesIn} reads. */
export function queryOf({
  features,
  form,
  unknown = [],
}: Pick<Choices, 'features' | 'form'> & Partial<Choices>): string {
  return `?features=${[...features, ...unknown].join(',')}&form=${form}`;
}

const NAME = /^[a-z][a-z-]{1,30}$/;
const MOST_UNKNOWN = 60;
