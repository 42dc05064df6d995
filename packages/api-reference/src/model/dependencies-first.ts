import type {InstalledPackage} from '../entry-points';

/**
 * Sorts packages so that each comes after those it depends on. TypeDoc takes a name for declared
 * by the first entry point that exports it: so it is the package that holds the source.
 */
export function dependenciesFirst(
  packages: readonly InstalledPackage[],
): InstalledPackage[] {
  const sorted = new Set<InstalledPackage>();
  const visited = new Set<InstalledPackage>();
  const visit = (installed: InstalledPackage) => {
    // Packages may depend on each other in a circle.
    if (!visited.has(installed)) {
      visited.add(installed);
      packages
        .filter(({model}) => installed.dependencies.includes(model.name))
        .forEach(visit);
      sorted.add(installed);
    }
  };
  packages.forEach(visit);
  return [...sorted];
}
