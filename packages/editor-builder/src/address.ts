import type {Form} from './editor-source';
import {FEATURES} from './feature-list';
import type {FeatureId} from './features';
import {NEEDS} from './needs';

/** What a reader has chosen, as the address of the page keeps it. */
export interface Choices {
  readonly features: readonly FeatureId[];
  readonly form: Form;
  /** Switches of the playground that are no feature of the builder, and other names. */
  readonly unknown: readonly string[];
}

/** Returns the choices in a query such as `?features=history,lists&form=vanilla`. */
export function choicesIn(query: string): Choices {
  const params = new URLSearchParams(query);
  const form = params.get('form') === 'vanilla' ? 'vanilla' : 'react';
  const list = params.get('features');
  if (list === null) return {features: NEEDS[0]?.features ?? [], form, unknown: []};
  const names = [...new Set(list.split(',').map(featureOf).filter(Boolean))];
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

/** Returns the name of a feature that the playground has another name for. */
function featureOf(name: string): string {
  return SWITCHES[name] ?? name;
}

/** Features by the playground's switches, where the names differ. */
const SWITCHES: Readonly<Record<string, FeatureId | ''>> = {
  'auto-link': 'auto-links',
  'check-list': 'check-lists',
  'clickable-link': 'clickable-links',
  'clipboard-import': 'paste-rules',
  'code-prism': 'code',
  hashtag: 'hashtags',
  'history-announce': 'history-announcements',
  'horizontal-rule': 'horizontal-rules',
  link: 'links',
  list: 'lists',
  'list-strict-indent': 'strict-lists',
  mark: 'marks',
  'markdown-transformers': 'markdown-shortcuts',
  'mode-announce': 'mode-announcements',
  // What the builder writes where rich text is not chosen.
  'plain-text': '',
  'selection-display': 'selection-on-display',
  table: 'tables',
};

const NAME = /^[a-z][a-z-]{1,30}$/;
const MOST_UNKNOWN = 60;
