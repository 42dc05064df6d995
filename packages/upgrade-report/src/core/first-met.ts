import type {Change} from './change';

/** As many as somebody reads before an upgrade. */
const MOST = 12;

/** Changes of a package, and those of them that most projects meet first. */
export interface Ranked {
  readonly first: readonly Change[];
  readonly others: readonly Change[];
}

/**
 * Puts the changes whose names guides and examples use most before the others: a manifest says which
 * packages a project has, but not which of their names.
 */
export function firstMet(changes: readonly Change[]): Ranked {
  const used = changes
    .filter(({uses = 0}) => uses > 0)
    .sort((one, other) => (other.uses ?? 0) - (one.uses ?? 0))
    .slice(0, MOST);
  return {first: used, others: changes.filter((change) => !used.includes(change))};
}
