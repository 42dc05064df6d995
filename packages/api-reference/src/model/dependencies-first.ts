import type {InstalledPackage} from '../entry-points';

/**
 * Sorts packages so that each comes after its dependencies. TypeDoc assumes that the first entry
 * point that exports a name declares it, so that's the package with the source.
 */
export function dependenciesFirst(
  packages: readonly InstalledPackage[],
): InstalledPackage[] {
  const sorted = new Set<InstalledPackage>();
  const visited = new Set<InstalledPackage>();
  const visit = (installed: InstalledPackage) => {
    // Packages can depend on each other in a cycle.
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
