import type {Role} from '../highlight/roles';
import type {Token} from '../highlight/tokenize';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';

/** They distinguish comments and strings from code. */
const FEW_ROLES: ReadonlySet<Role> = new Set<Role>(['c', 's']);

/** Colors comments and strings only. */
export function withFewColors(tokens: readonly Token[]): Token[] {
  return tokens.map(({text, role}) =>
    role && FEW_ROLES.has(role) ? {text, role} : {text},
  );
}

/** Keeps one shown use of each name: the first after its import. */
export function onceByName(
  identifiers: readonly ResolvedIdentifier[],
  isShown: (identifier: ResolvedIdentifier) => boolean,
): ResolvedIdentifier[] {
  const places = new Map<string, ResolvedIdentifier[]>();
  for (const identifier of identifiers) {
    const key = `${identifier.package}#${identifier.name}`;
    places.set(key, [...(places.get(key) ?? []), identifier]);
  }
  return [...places.values()].flatMap(([imported, ...uses]) => {
    const place = [...uses, imported].find((found) => found && isShown(found));
    return place ? [place] : [];
  });
}
