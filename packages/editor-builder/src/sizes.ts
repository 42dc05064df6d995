import type {Form} from './editor-source';
import {type FeatureId, withNeeded, withoutDependents} from './features';

/** Bytes in a minified bundle by the module that they come from. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** What the size of any editor follows from. */
export interface Sizes {
  /** How far each module shrinks by compression. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Editors without features, which are for plain text. */
  readonly forms: Readonly<Record<Form, Size & {readonly modules: ModuleSizes}>>;
  /** The modules of an editor with one feature, and what it needs, without a framework. */
  readonly features: Readonly<Record<FeatureId, ModuleSizes>>;
}

/** Bytes of an editor's script, without React and without styles. */
export interface Size {
  readonly minified: number;
  /** With gzip. */
  readonly compressed: number;
}

/** Returns the size of a production bundle with what was chosen, within 3% of a real one. */
export function sizeOf(
  choices: readonly FeatureId[],
  {form, sizes}: {readonly form: Form; readonly sizes: Sizes},
): Size {
  const features = withNeeded(choices);
  const base = sizes.forms[form];
  const chosen = features.map(({id}) => sizes.features[id]);
  const isRich = features.some(({id}) => id === 'rich-text');
  const names = new Set([base.modules, ...chosen].flatMap(Object.keys));
  let {minified, compressed} = base;
  for (const name of names) {
    const before = base.modules[name] ?? 0;
    const isGone = isRich && name.startsWith(PLAIN_TEXT);
    // Each feature uses a part of a module, and most of them nearly the same part.
    const after = isGone
      ? 0
      : Math.max(before, ...chosen.map((each) => each[name] ?? 0));
    minified += after - before;
    compressed += (after - before) * (sizes.ratios[name] ?? 0) * TOGETHER;
  }
  return {minified, compressed: Math.round(compressed)};
}

/** Returns by how much a feature, with what it needs, enlarges an editor; or did, if it is there. */
export function addedBy(
  feature: FeatureId,
  choices: readonly FeatureId[],
  measured: {readonly form: Form; readonly sizes: Sizes},
): Size {
  const without = withoutDependents(choices, feature);
  const smaller = sizeOf(without, measured);
  const larger = sizeOf([...choices, feature], measured);
  return {
    minified: larger.minified - smaller.minified,
    compressed: larger.compressed - smaller.compressed,
  };
}

const PLAIN_TEXT = '@lexical/plain-text/';
/** Modules compress better together than each alone. */
const TOGETHER = 0.96;
