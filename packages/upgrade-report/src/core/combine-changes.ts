import {type Change, keyOf, type ReleaseData} from './change';

/**
 * Returns what the releases change together: of each name the former declaration of the first
 * change and the present one of the last. Names that came in between, and changes that were taken
 * back, are left out.
 *
 * @param releases - those after the release that is left, up to the one that is entered; oldest first
 */
export function combineChanges(releases: readonly ReleaseData[]): Change[] {
  const found = new Map<string, Change>();
  const isNew = new Set<string>();
  for (const {added, restored, changes} of releases) {
    for (const key of keysOf(restored)) found.delete(deprecationOf(key));
    for (const change of changes) {
      const key = keyOf(change);
      if (isNew.has(key)) continue;
      const slot = change.kind === 'deprecated' ? deprecationOf(key) : key;
      found.set(slot, joined(found.get(slot), change));
    }
    for (const key of keysOf(added)) {
      // A name that was removed on the way and is back concerns nobody.
      if (!found.delete(key)) isNew.add(key);
    }
  }
  const gone = [...found.values()].filter(isGone).map(keyOf);
  return [...found.values()].filter(
    (change) =>
      (change.kind === 'deprecated' || change.before !== change.after) &&
      (isGone(change) || !gone.some((key) => isWithin(key, change))),
  );
}

function keysOf(table: ReleaseData['added']): string[] {
  return Object.entries(table).flatMap(([module, paths]) =>
    paths.map((path) => keyOf({module, path})),
  );
}

/** A name may be changed and deprecated at once. */
function deprecationOf(key: string): string {
  return `${key} deprecated`;
}

function joined(earlier: Change | undefined, later: Change): Change {
  if (earlier?.before === undefined) return later;
  const isTried = earlier.isTried === true && later.isTried === true;
  return {...later, before: earlier.before, isTried};
}

function isGone({kind}: Change): boolean {
  return kind === 'removed' || kind === 'renamed';
}

/** Members go with their owner. */
function isWithin(key: string, change: Change): boolean {
  const own = keyOf(change);
  return own === key || own.startsWith(`${key}.`);
}
