import type {Feature, FeatureId, Form} from './feature';
import {FEATURES} from './feature-list';
import {possibleIn, withNeeded, withoutDependents} from './features';

/** Bytes in a minified bundle by the module that they come from. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Bytes of an editor's script, without React and without styles. */
export interface Size {
  readonly minified: number;
  /** With gzip. */
  readonly compressed: number;
}

export interface MeasuredSize extends Size {
  readonly modules: ModuleSizes;
}

/** Editors of one form. */
export interface FormSizes {
  /** Without features, which is for plain text. */
  readonly none: MeasuredSize;
  /** What one feature, with what it needs, changes: the new sizes of those modules. */
  readonly features: Readonly<Partial<Record<FeatureId, ModuleSizes>>>;
  /** With all features that the form can have. */
  readonly all: MeasuredSize;
}

/** What the size of any editor follows from. */
export interface Sizes {
  /** How far each module shrinks by compression. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly forms: Readonly<Record<Form, FormSizes>>;
}

export interface SizeModel {
  /** Returns the size of a production bundle with what was chosen, within 3% of a real one. */
  sizeOf: (choices: readonly FeatureId[], form: Form) => Size;
  /** Returns by how much a feature, with what it needs, enlarges an editor; or did, if it is there. */
  addedBy: (feature: FeatureId, choices: readonly FeatureId[], form: Form) => Size;
}

/**
 * Returns what predicts sizes. Two features use a module together to an extent between the larger part
 * and the sum of both; where in between, an editor with all features tells for each module. So it does
 * for the compression of modules beside each other.
 */
export function sizeModel({ratios, forms}: Sizes): SizeModel {
  const models = {
    react: formModel('react', forms.react, ratios),
    vanilla: formModel('vanilla', forms.vanilla, ratios),
  };
  const sizeOf: SizeModel['sizeOf'] = (choices, form) =>
    models[form](possibleIn(form, withNeeded(choices)));
  const addedBy: SizeModel['addedBy'] = (feature, choices, form) => {
    const smaller = sizeOf(withoutDependents(choices, feature), form);
    const larger = sizeOf([...choices, feature], form);
    return {
      minified: larger.minified - smaller.minified,
      compressed: larger.compressed - smaller.compressed,
    };
  };
  return {sizeOf, addedBy};
}

/** Returns what predicts the size of editors of one form. */
function formModel(form: Form, sizes: FormSizes, ratios: Sizes['ratios']) {
  const grow = growthModel(form, sizes, ratios);
  const {none, all} = sizes;
  const compression =
    (all.compressed - none.compressed) / grow(possibleIn(form, FEATURES)).compressed;
  return (features: readonly Feature[]): Size => {
    const {minified, compressed} = grow(features);
    return {
      minified: Math.round(none.minified + minified),
      compressed: Math.round(none.compressed + compressed * compression),
    };
  };
}

/** Returns what says how much features add, if each module compressed alone. */
function growthModel(
  form: Form,
  {none, features, all}: FormSizes,
  ratios: Sizes['ratios'],
) {
  const modules = Object.entries(ratios).map(([name, ratio]) => {
    const before = none.modules[name] ?? 0;
    const bounds = boundsOf(name, features, before);
    const {low, high} = bounds(possibleIn(form, FEATURES));
    const overlap = high > low ? ((all.modules[name] ?? 0) - low) / (high - low) : 0;
    return {name, ratio, before, bounds, overlap};
  });
  return (chosen: readonly Feature[]): Size => {
    const isRich = chosen.some(({id}) => id === 'rich-text');
    let minified = 0;
    let compressed = 0;
    for (const {name, ratio, before, bounds, overlap} of modules) {
      const {low, high} = bounds(chosen);
      const after = Math.max(before, low + overlap * (high - low));
      const added = isRich && name.startsWith(PLAIN_TEXT) ? -before : after - before;
      minified += added;
      compressed += added * ratio;
    }
    return {minified, compressed};
  };
}

/** Returns what says how much of a module features use at least and at most. */
function boundsOf(name: string, measured: FormSizes['features'], before: number) {
  const bytesOf = ({id}: Feature): number => measured[id]?.[name] ?? 0;
  const own = new Map(
    FEATURES.map((feature) => {
      const needed = withNeeded(feature.needs).map(bytesOf);
      return [feature.id, Math.max(0, bytesOf(feature) - Math.max(before, ...needed))];
    }),
  );
  return (features: readonly Feature[]) => ({
    low: Math.max(before, ...features.map(bytesOf)),
    high: before + features.reduce((sum, {id}) => sum + (own.get(id) ?? 0), 0),
  });
}

const PLAIN_TEXT = '@lexical/plain-text/';
