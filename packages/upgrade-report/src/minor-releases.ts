import type {ReleaseData} from './core/change';

/** Releases of one minor version, such as 0.38.1 and 0.38.2, which share a page. */
export interface MinorRelease {
  /** Such as `0.38`. */
  readonly name: string;
  /** Oldest first. */
  readonly releases: readonly ReleaseData[];
}

/** Groups releases by minor version; those that nothing can be said of are left out. */
export function minorReleases(releases: readonly ReleaseData[]): MinorRelease[] {
  const found = new Map<string, ReleaseData[]>();
  // The oldest release has none to compare it with.
  for (const release of releases.slice(1)) {
    const name = minorOf(release.version);
    found.set(name, [...(found.get(name) ?? []), release]);
  }
  return [...found].map(([name, list]) => ({name, releases: list}));
}

/** Returns the pages of all minor versions, newest first, below the folder of the report. */
export function releasePages(
  releases: readonly {readonly version: string}[],
): string[] {
  const names = releases.slice(1).map(({version}) => minorOf(version));
  return [...new Set(names)].reverse().map(pageOf);
}

function minorOf(version: string): string {
  return version.split('.', 2).join('.');
}

/** Returns the page of a minor version, below the folder of the report. */
export function pageOf(name: string): string {
  return `version-${name.replaceAll('.', '-')}`;
}

/** Returns how many names a minor version added, changed and so on, as words. */
export function summaryOf({releases}: MinorRelease): string {
  const changes = releases.flatMap((release) => release.changes);
  const count = (...kinds: string[]) =>
    changes.filter(({kind}) => kinds.includes(kind)).length;
  const added = releases.flatMap((release) => Object.values(release.added).flat());
  return [
    `${added.length} added`,
    `${count('removed', 'renamed')} removed or renamed`,
    `${count('changed', 'required')} changed`,
    `${count('deprecated')} deprecated`,
  ].join(', ');
}
