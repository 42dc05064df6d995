import type {Form} from './editor-source';
import {FEATURES} from './feature-list';
import {type Feature, type FeatureId, withNeeded, withoutDependents} from './features';

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

/** What the size of any editor follows from. */
export interface Sizes {
  /** How far each module shrinks by compression. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Editors without features, which are for plain text. */
  readonly forms: Readonly<Record<Form, MeasuredSize>>;
  /** The modules of an editor with one feature, and what it needs, without a framework. */
  readonly features: Readonly<Record<FeatureId, ModuleSizes>>;
  /** An editor with all features, without a framework. */
  readonly all: MeasuredSize;
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
export function sizeModel(sizes: Sizes): SizeModel {
  const grow = growthModel(sizes);
  const whole = grow(FEATURES, 'vanilla');
  const compression =
    (sizes.all.compressed - sizes.forms.vanilla.compressed) / whole.compressed;
  const sizeOf: SizeModel['sizeOf'] = (choices, form) => {
    const {minified, compressed} = grow(withNeeded(choices), form);
    const base = sizes.forms[form];
    return {
      minified: Math.round(base.minified + minified),
      compressed: Math.round(base.compressed + compressed * compression),
    };
  };
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

/** Returns what says how much features add, if each module compressed alone. */
function growthModel({ratios, forms, features: measured, all}: Sizes) {
  const modules = Object.entries(ratios).map(([name, ratio]) => {
    const bounds = boundsOf(name, measured, forms.vanilla.modules[name] ?? 0);
    const {low, high} = bounds(FEATURES);
    const overlap = high > low ? ((all.modules[name] ?? 0) - low) / (high - low) : 0;
    return {name, ratio, bounds, overlap};
  });
  return (features: readonly Feature[], form: Form): Size => {
    const isRich = features.some(({id}) => id === 'rich-text');
    let minified = 0;
    let compressed = 0;
    for (const {name, ratio, bounds, overlap} of modules) {
      const before = forms[form].modules[name] ?? 0;
      const {low, high} = bounds(features);
      const after = Math.max(before, low + overlap * (high - low));
      const added = isRich && name.startsWith(PLAIN_TEXT) ? -before : after - before;
      minified += added;
      compressed += added * ratio;
    }
    return {minified, compressed};
  };
}

/** Returns what says how much of a module features use at least and at most. */
function boundsOf(name: string, measured: Sizes['features'], before: number) {
  const bytesOf = ({id}: Feature): number => measured[id][name] ?? 0;
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
