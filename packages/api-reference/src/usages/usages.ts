import type {ReferenceModel, SymbolReference} from '../model/schema';

/** A page whose code uses exported names. */
export interface UsingPage {
  readonly title: string;
  /** URL relative to the origin, including the base URL. */
  readonly url: string;
  readonly names: readonly UsedName[];
}

/** A name as the compiler resolved it. */
export interface UsedName {
  /** npm name of the package that declares it. */
  readonly package: string;
  /** The declared name, or `Class.member`. */
  readonly name: string;
  /** How many lines of the page use it. */
  readonly count: number;
}

/** A page that uses a symbol or member. */
export interface Usage {
  readonly title: string;
  readonly url: string;
  readonly count: number;
}

export type UsageIndex = ReadonlyMap<SymbolReference, readonly Usage[]>;

/**
 * Returns for each symbol and member which pages use it, those with the most uses first.
 *
 * If several modules of a package declare a name, it's left out: the compiler only reports the
 * package, and links must not be guessed.
 */
export function indexUsages(
  model: ReferenceModel,
  pages: readonly UsingPage[],
): UsageIndex {
  const references = declaredNames(model);
  const usages = new Map<SymbolReference, Usage[]>();
  for (const {title, url, names} of pages) {
    for (const {package: origin, name, count} of names) {
      const reference = references.get(`${origin}#${name}`);
      if (reference !== undefined) {
        usages.set(reference, [...(usages.get(reference) ?? []), {title, url, count}]);
      }
    }
  }
  for (const found of usages.values()) {
    found.sort((a, b) => b.count - a.count);
  }
  return usages;
}

/** What `package#name` and `package#Class.member` refer to; undefined if it's ambiguous. */
function declaredNames(
  model: ReferenceModel,
): ReadonlyMap<string, SymbolReference | undefined> {
  const references = new Map<string, SymbolReference | undefined>();
  const declare = (key: string, reference: SymbolReference) => {
    const isClear = !references.has(key) || references.get(key) === reference;
    references.set(key, isClear ? reference : undefined);
  };
  for (const module of model.modules) {
    for (const {name, kind, members} of module.symbols) {
      if (kind !== 'reexport') {
        declare(`${module.package}#${name}`, `${module.name}#${name}`);
        members?.forEach((member) =>
          declare(
            `${module.package}#${name}.${member.name}`,
            `${module.name}#${name}.${member.name}`,
          ),
        );
      }
    }
  }
  return references;
}
