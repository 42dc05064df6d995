import type {Feature, FeatureId, Form} from './feature';
import {FEATURES} from './feature-list';

/** Returns the choices with all that they need, each once, in the order of {@link FEATURES}. */
export function withNeeded(choices: readonly FeatureId[]): readonly Feature[] {
  const wanted = new Set<FeatureId>();
  const add = (id: FeatureId): void => {
    wanted.add(id);
    FEATURES.find((feature) => feature.id === id)?.needs.forEach(add);
  };
  choices.forEach(add);
  return FEATURES.filter(({id}) => wanted.has(id));
}

/** Returns the choices without a feature, and without all that needs it. */
export function withoutDependents(
  choices: readonly FeatureId[],
  removed: FeatureId,
): readonly FeatureId[] {
  return choices.filter(
    (id) => !withNeeded([id]).some((needed) => needed.id === removed),
  );
}

/** Returns those of the features that an editor in this form can have. */
export function possibleIn(
  form: Form,
  features: readonly Feature[],
): readonly Feature[] {
  return form === 'react' ? features : features.filter(({part}) => !part);
}
