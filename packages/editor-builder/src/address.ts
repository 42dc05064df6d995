import type {Feature, FeatureId, FeatureOption, Form, OptionValue} from './feature';
import {FEATURES} from './feature-list';
import {NEEDS} from './needs';
import type {OptionValues} from './options';

/** What a reader has chosen, as the address of the page keeps it. */
export interface Choices {
  readonly features: readonly FeatureId[];
  readonly form: Form;
  readonly options: OptionValues;
  /** Switches of the playground that are no feature of the builder, and other names. */
  readonly unknown: readonly string[];
}

/** Returns the choices in a query such as `?features=history,lists&form=vanilla&history.delay=1000`. */
export function choicesIn(query: string): Choices {
  const params = new URLSearchParams(query);
  const form = params.get('form') === 'vanilla' ? 'vanilla' : 'react';
  const list = params.get('features');
  const options = optionsIn(params);
  if (list === null) {
    return {features: NEEDS[0]?.features ?? [], form, options, unknown: []};
  }
  const given = list.split(',');
  const names = [...new Set(given.map(featureOf).filter(Boolean))];
  return {
    features: FEATURES.map(({id}) => id).filter((id) => names.includes(id)),
    form,
    options: Object.assign({}, ...given.map(setBySwitch), options) as OptionValues,
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
  options = {},
  unknown = [],
}: Pick<Choices, 'features' | 'form'> & Partial<Choices>): string {
  const set = Object.entries(options).map(
    ([name, value]) => `&${name}=${encodeURIComponent(value)}`,
  );
  return `?features=${[...features, ...unknown].join(',')}&form=${form}${set.join('')}`;
}

function optionsIn(params: URLSearchParams): OptionValues {
  const entries = FEATURES.flatMap((feature) =>
    (feature.options ?? []).map((option) => optionIn(params, feature, option)),
  );
  return Object.fromEntries(entries.flat());
}

/** Returns the value of an option, if the query has one of the right kind. */
function optionIn(
  params: URLSearchParams,
  {id}: Feature,
  {name, initial}: FeatureOption,
): [string, OptionValue][] {
  const key = `${id}.${name}`;
  const text = params.get(key);
  if (text === null) return [];
  if (typeof initial === 'string') return [[key, text.slice(0, LONGEST_TEXT)]];
  if (typeof initial === 'boolean') return [[key, text === 'true']];
  const isNumber = /^\d+$/.test(text) && text.length <= MOST_DIGITS;
  return isNumber ? [[key, Number(text)]] : [];
}

/** Returns the name of a feature that the playground has another name for. */
function featureOf(name: string): string {
  return SWITCHES[name] ?? name;
}

/** Returns what a switch of the playground sets of a feature. */
function setBySwitch(name: string): OptionValues {
  return name === 'check-list-focus'
    ? {'check-lists.disableTakeFocusOnClick': true}
    : {};
}

/** Features by the playground's switches, where the names differ. */
const SWITCHES: Readonly<Record<string, FeatureId | ''>> = {
  'auto-link': 'auto-links',
  'check-list': 'check-lists',
  'check-list-focus': 'check-lists',
  'clickable-link': 'clickable-links',
  'clipboard-import': 'paste-rules',
  'code-prism': 'code',
  'draggable-block': 'drag-handle',
  embed: 'videos',
  equation: 'equations',
  'floating-toolbar': 'toolbar',
  hashtag: 'hashtags',
  'history-announce': 'history-announcements',
  'horizontal-rule': 'horizontal-rules',
  image: 'images',
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

/** Of a text that readers set. */
export const LONGEST_TEXT = 100;
/** Of a number that readers set. */
export const MOST_DIGITS = 7;
const NAME = /^[a-z][a-z-]{1,30}$/;
const MOST_UNKNOWN = 60;
