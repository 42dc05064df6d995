import type {Feature, FeatureOption, OptionValue} from './feature';

/** What readers have set, by the name of the feature and of its option: `history.delay`. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** An option that is a property of an extension's configuration; `null` is no limit. */
export function configOption(
  extension: string,
  property: string,
  label: string,
  initial: FeatureOption['initial'],
): FeatureOption {
  return {name: property, label, initial, target: {extension, property}};
}

/** Returns what holds for an option of a feature. */
export function valueOf(
  {id}: Feature,
  {name, initial}: FeatureOption,
  values: OptionValues,
): OptionValue | null {
  return values[`${id}.${name}`] ?? initial;
}

/** Returns the source of the properties that features and their options set, by extension. */
export function configurationsOf(
  features: readonly Feature[],
  values: OptionValues,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  const set = (
    extension: string,
    properties: Readonly<Record<string, string>>,
  ): void => {
    found.set(extension, {...found.get(extension), ...properties});
  };
  for (const feature of features) {
    Object.entries(feature.config ?? {}).forEach((entry) => set(...entry));
    for (const option of feature.options ?? []) {
      const {target, initial} = option;
      const value = valueOf(feature, option, values);
      if (!('extension' in target) || value === null || value === initial) continue;
      set(target.extension, {[target.property]: target.source ?? printed(value)});
    }
  }
  return found;
}

/** Returns a statement for each constant of the features. */
export function constantsOf(
  features: readonly Feature[],
  values: OptionValues,
): readonly string[] {
  return features.flatMap((feature) =>
    (feature.options ?? []).flatMap((option) => {
      if (!('constant' in option.target)) return [];
      const value = valueOf(feature, option, values) ?? '';
      return `const ${option.target.constant} = ${printed(value)};`;
    }),
  );
}

/** Returns a value as Prettier writes it. */
function printed(value: OptionValue): string {
  if (typeof value !== 'string') return String(value);
  const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  // The quotes that need fewer escapes; single ones where there is no difference.
  const counted = (quote: string) => text.split(quote).length;
  const quote = counted("'") > counted('"') ? '"' : "'";
  return quote + text.replaceAll(quote, `\\${quote}`) + quote;
}
