import {
  partsOf,
  type ReleaseStep,
  type Successors,
  successorOf,
} from '@lexical-documentation/api-reference';

import type {Change, ChangeKind, ReleaseData} from './core/change';
import {shortenPair} from './shorten-pair';

/** Returns the address of a name, a member or its owner in the reference. */
export type UrlOf = (module: string, path: string) => string | undefined;

/** Returns in how many guides and examples a name or a member is used. */
export type UsesOf = (path: string) => number;

/** Names whose new declaration fits usual code, which was compiled with both releases. */
export interface TriedChange {
  readonly to: string;
  /** As `module#path`. */
  readonly names: readonly string[];
}

/** What more is known of changes. */
export interface ChangeFacts {
  readonly usesOf?: UsesOf;
  readonly tried?: readonly TriedChange[];
}

/** Puts what a release changed, what to write instead and where it is described into one. */
export function toReleaseData(
  step: ReleaseStep,
  successors: Successors,
  urlOf: UrlOf,
  {usesOf = () => 0, tried = []}: ChangeFacts = {},
): ReleaseData {
  const isTried = (change: Change) =>
    change.kind === 'changed' &&
    tried.some(
      ({to, names}) =>
        to === step.version && names.includes(`${change.module}#${change.path}`),
    );
  return {
    version: step.version,
    date: step.date,
    missing: step.missing,
    added: withoutParameters(step.added),
    restored: step.restored,
    changes: changesOf(step, changeMaker(step.version, successors, urlOf, usesOf)).map(
      (change) => (isTried(change) ? {...change, isTried: true} : change),
    ),
  };
}

type ChangeMaker = (kind: ChangeKind, module: string, path: string) => Change;

function changesOf(step: ReleaseStep, make: ChangeMaker): readonly Change[] {
  return [
    ...listed(step.removed).map(([module, path, before]) => ({
      ...make('removed', module, path),
      before,
    })),
    ...listed(step.required).map(([module, path, after]) => ({
      ...make('required', module, path),
      after,
    })),
    ...listed(step.changed).map(([module, path, pair]) => {
      const [before, after] = shortenPair(pair);
      return {...make('changed', module, path), before, after};
    }),
    ...listed(step.deprecated).map(([module, path]) =>
      make('deprecated', module, path),
    ),
  ];
}

function changeMaker(
  version: string,
  successors: Successors,
  urlOf: UrlOf,
  usesOf: UsesOf,
): ChangeMaker {
  return (kind, module, path) => {
    const {now, instead} = successorOf(successors, module, path) ?? {};
    const isGone = kind === 'removed' || kind === 'deprecated';
    const [target = module, name = path] = (isGone ? now : undefined)?.split('#') ?? [];
    const url = urlOf(target, name);
    // Guides use what replaced a removed name; a deprecated name counts by its own uses.
    const uses = usesOf(kind === 'removed' ? name : path);
    return {
      kind: kind === 'removed' && now !== undefined ? 'renamed' : kind,
      module,
      path,
      version,
      ...(isGone && instead !== undefined && {instead}),
      ...(url !== undefined && {url}),
      ...(uses > 0 && {uses}),
    };
  };
}

/** A new parameter shows in the signature that it changes. */
function withoutParameters(added: ReleaseStep['added']): ReleaseData['added'] {
  return Object.fromEntries(
    Object.entries(added).map(([module, paths]) => [
      module,
      paths.filter((path) => partsOf(path).parameter === undefined),
    ]),
  );
}

function listed<T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
): (readonly [module: string, path: string, value: T])[] {
  return Object.entries(table).flatMap(([module, paths]) =>
    Object.entries(paths).map(([path, value]) => [module, path, value] as const),
  );
}
