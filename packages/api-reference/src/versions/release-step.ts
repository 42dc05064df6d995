import {packageOf} from '@lexical-documentation/common';

import type {DeclaredFact} from './fact';
import type {ModuleFacts} from './declared-facts';
import {partsOf} from './paths';

/** Values by module and path. */
export type ByModule<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** What a release changed in the exports of packages, according to its declaration files. */
export interface ReleaseStep {
  readonly version: string;
  /** When it was published, such as `2026-04-28`. */
  readonly date: string;
  /** The previous release; the oldest known one has none, and no changes. */
  readonly after?: string;
  /** Packages for which the registry doesn't have this release, or not its files. */
  readonly missing: readonly string[];
  /** Packages that no earlier release had. */
  readonly new: readonly string[];
  /** Packages that are compared with an older release than `after`, which doesn't have them. */
  readonly comparedWith: Readonly<Record<string, string>>;
  readonly added: Readonly<Record<string, readonly string[]>>;
  /** Names that are no longer deprecated. */
  readonly restored: Readonly<Record<string, readonly string[]>>;
  /** Former declarations. */
  readonly removed: ByModule<string>;
  /** Former and new declarations. */
  readonly changed: ByModule<readonly [before: string, after: string]>;
  /** The text of the tag `@deprecated`. */
  readonly deprecated: ByModule<string>;
  /** Declarations of props and options that have become required. */
  readonly required: ByModule<string>;
}

/** The declarations of one release. */
export interface ReleaseFacts {
  readonly version: string;
  readonly date: string;
  /** Packages that could be read; nothing is known about others. */
  readonly packages: readonly string[];
  /** Packages that no earlier release in the registry has. */
  readonly new: readonly string[];
  /** Packages that couldn't be read, although earlier releases have them. */
  readonly missing: readonly string[];
  readonly modules: readonly ModuleFacts[];
}

type Known = ReadonlyMap<string, DeclaredFact>;
interface Snapshot {
  readonly version: string;
  readonly modules: ReadonlyMap<string, Known>;
}

/**
 * Compares each release with the previous one. If a release lacks a package, the next one is
 * compared with the last release that has it.
 *
 * @param releases - oldest first
 */
export function findReleaseSteps(releases: readonly ReleaseFacts[]): ReleaseStep[] {
  const known = new Map<string, Snapshot>();
  return releases.map((release, index) => {
    const after = releases[index - 1]?.version;
    const step = stepOf(release, known, after);
    for (const name of release.packages) {
      const own = release.modules.filter(({module}) => packageOf(module) === name);
      const modules = new Map(own.map(({module, facts}) => [module, facts] as const));
      known.set(name, {version: release.version, modules});
    }
    return step;
  });
}

function stepOf(
  release: ReleaseFacts,
  known: ReadonlyMap<string, Snapshot>,
  after: string | undefined,
): ReleaseStep {
  const older = release.packages.flatMap((name) => {
    const version = known.get(name)?.version;
    return version === undefined || version === after ? [] : [[name, version] as const];
  });
  const changes = new Changes();
  for (const name of release.packages) {
    comparePackage(name, release, known.get(name), changes);
  }
  return {
    version: release.version,
    date: release.date,
    ...(after !== undefined && {after}),
    missing: release.missing,
    new: release.new,
    comparedWith: Object.fromEntries(older),
    ...changes.sorted(),
  };
}

function comparePackage(
  name: string,
  release: ReleaseFacts,
  before: Snapshot | undefined,
  changes: Changes,
): void {
  if (before === undefined && !release.new.includes(name)) return;
  const modules = new Map(
    release.modules
      .filter(({module}) => packageOf(module) === name)
      .map(({module, facts}) => [module, facts] as const),
  );
  const none: Known = new Map();
  for (const module of new Set([
    ...modules.keys(),
    ...(before?.modules.keys() ?? []),
  ])) {
    const [older, newer] = [before?.modules.get(module), modules.get(module)];
    compareFacts(older ?? none, newer ?? none, module, changes);
  }
}

function compareFacts(older: Known, newer: Known, module: string, to: Changes): void {
  for (const [path, now] of newer) {
    const was = older.get(path);
    const {owner, parameter} = partsOf(path);
    if (was === undefined) {
      if (isNew(path, older, newer) && !now.isInherited) to.add('added', module, path);
      if (
        isComponent(owner, older) &&
        parameter === undefined &&
        /^(readonly )?[\w$]+: /.test(now.text)
      )
        to.set('required', module, path, now.text);
      continue;
    }
    if (parameter !== undefined) continue;
    if (was.text !== now.text && !was.isInherited && areResolved(was, now))
      to.set('changed', module, path, [was.text, now.text]);
    if (now.deprecated !== undefined && was.deprecated === undefined)
      to.set('deprecated', module, path, now.deprecated);
    if (now.deprecated === undefined && was.deprecated !== undefined)
      to.add('restored', module, path);
  }
  for (const [path, was] of older) {
    if (!newer.has(path) && isGone(path, was, older, newer))
      to.set('removed', module, path, was.text);
  }
}

/** A parameter is new if its function now takes more of them; a different name isn't enough. */
function isNew(path: string, older: Known, newer: Known): boolean {
  const {owner, parameter} = partsOf(path);
  if (parameter === undefined) return !isUnresolved(owner, older);
  if (owner === undefined || !older.has(owner)) return false;
  return parametersOf(owner, newer) > parametersOf(owner, older);
}

/** A type from a package that the release lacks has no text, and no members: nothing is known of it. */
function isUnresolved(path: string | undefined, facts: Known): boolean {
  return path !== undefined && facts.get(path)?.text === '';
}

function areResolved(...facts: readonly DeclaredFact[]): boolean {
  return facts.every(({text}) => text !== '');
}

function parametersOf(owner: string, facts: Known): number {
  return [...facts.keys()].filter((path) => path.startsWith(`${owner}(`)).length;
}

function isComponent(path: string | undefined, facts: Known): boolean {
  const text = path === undefined ? undefined : facts.get(path)?.text;
  return /^function [A-Z][A-Za-z0-9]*[(<]/.test(text ?? '');
}

/**
 * Members are removed together with their owner; parameters and options are visible in the changed
 * signature.
 */
function isGone(path: string, was: DeclaredFact, older: Known, newer: Known): boolean {
  const {owner, parameter} = partsOf(path);
  if (parameter !== undefined || was.isInherited) return false;
  if (owner === undefined) return true;
  const [before, after] = [older.get(owner), newer.get(owner)];
  if (after === undefined || isUnresolved(owner, newer)) return false;
  const isFunction = before?.text.startsWith('function') === true;
  return !isFunction || isComponent(owner, older) || before?.text === after.text;
}

type ListKind = 'added' | 'restored';
type Kind = 'changed' | 'deprecated' | 'removed' | 'required';

class Changes {
  private readonly names: Record<ListKind, Record<string, string[]>> = {
    added: {},
    restored: {},
  };

  private readonly values: Record<Kind, Record<string, Record<string, unknown>>> = {
    changed: {},
    deprecated: {},
    removed: {},
    required: {},
  };

  add(kind: ListKind, module: string, path: string): void {
    (this.names[kind][module] ??= []).push(path);
  }

  set(kind: Kind, module: string, path: string, value: unknown): void {
    (this.values[kind][module] ??= {})[path] = value;
  }

  /** Sorted, so that the same releases result in the same files. */
  sorted(): Pick<ReleaseStep, Kind | ListKind> {
    const list = (kind: ListKind) =>
      sortedByKey(this.names[kind], (paths) => [...paths].sort());
    const sort = (kind: Kind) =>
      sortedByKey(this.values[kind], (paths) => sortedByKey(paths, (value) => value));
    return {
      added: list('added'),
      restored: list('restored'),
      removed: sort('removed'),
      changed: sort('changed'),
      deprecated: sort('deprecated'),
      required: sort('required'),
    } as Pick<ReleaseStep, Kind | ListKind>;
  }
}

function sortedByKey<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, map(record[key] as T)]),
  );
}
