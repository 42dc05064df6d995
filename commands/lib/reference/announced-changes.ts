import {readFile} from 'node:fs/promises';

import type {ReleaseFacts, ReleaseStep} from '@lexical-documentation/api-reference';

import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';

/** Names that release notes call removed, by version and module. */
export type AnnouncedRemovals = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

/** Reads the removals that release notes announce, which are listed by hand. */
export async function readAnnounced(file: string): Promise<AnnouncedRemovals> {
  return JSON.parse(await readFile(file, 'utf8')) as AnnouncedRemovals;
}

/**
 * Adds announced removals to releases that the registry has without the package concerned. What
 * could be compared stays as it is: declarations are more reliable than notes.
 *
 * @param releases - facts from which the former declarations are taken, oldest first
 * @throws FourPartError for a name that no earlier release has
 */
export function withAnnounced(
  steps: readonly ReleaseStep[],
  releases: readonly ReleaseFacts[],
  announced: AnnouncedRemovals,
): ReleaseStep[] {
  return steps.map((step) => {
    const removed = {...step.removed};
    for (const [module, names] of Object.entries(announced[step.version] ?? {})) {
      if (!step.missing.some((name) => module === name || isBelow(module, name)))
        continue;
      const known = Object.fromEntries(
        names.map((name) => [name, formerDeclaration(module, name, releases)]),
      );
      removed[module] = {...removed[module], ...known};
    }
    return {...step, removed: sorted(removed)};
  });
}

function isBelow(module: string, name: string): boolean {
  return module.startsWith(`${name}/`);
}

function formerDeclaration(
  module: string,
  name: string,
  releases: readonly ReleaseFacts[],
): string {
  const fact = releases
    .flatMap(({modules}) => modules.filter((one) => one.module === module))
    .findLast(({facts}) => facts.has(name))
    ?.facts.get(name);
  if (!fact) {
    throw new FourPartError({
      what: `No release that was read exports ${name} from ${module}.`,
      where: 'reference-notes/announced-removals.json',
      expected: 'names that the release before has',
      fix: 'correct the name, or remove it',
    });
  }
  return fact.text;
}

function sorted(removed: ReleaseStep['removed']): ReleaseStep['removed'] {
  return Object.fromEntries(
    Object.entries(removed).sort(([one], [other]) => one.localeCompare(other)),
  );
}
