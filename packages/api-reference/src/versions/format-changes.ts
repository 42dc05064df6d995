import {
  type ChangedDeclaration,
  countChanges,
  type Declaration,
  type ModuleChanges,
} from './compare-models';

/** The places on the site that a change affects, as `file:line`. */
export type PlacesOfName = (module: string, name: string) => readonly string[];

/** Finds what a change of a name affects on the site; additions affect nothing. */
type Mark = '+' | '-' | '~' | '!';

/** The changes as text, module by module, with the affected places, and totals. */
export function formatChanges(
  changes: readonly ModuleChanges[],
  placesOf: PlacesOfName = () => [],
): string {
  const modules = changes.map((module) => formatModule(module, placesOf));
  return [...modules, formatSums(changes)].join('\n\n');
}

function formatModule(
  {module, added, removed, changed, deprecated}: ModuleChanges,
  placesOf: PlacesOfName,
): string {
  const places = (name: string) =>
    placesOf(module, name).map((place) => `      ${place}`);
  const simple = (mark: Mark, word: string) => (entry: Declaration) => [
    `  ${mark} ${word} ${entry.name}`,
    ...(mark === '+' ? [indented('', entry.signature)] : places(entry.name)),
  ];
  return [
    module,
    ...removed.flatMap(simple('-', 'removed')),
    ...changed.flatMap((entry) => [...formatChanged(entry), ...places(entry.name)]),
    ...deprecated.flatMap(simple('!', 'deprecated')),
    ...added.flatMap(simple('+', 'added')),
  ].join('\n');
}

function formatChanged({name, before, after}: ChangedDeclaration): string[] {
  return [`  ~ changed ${name}`, indented('- ', before), indented('+ ', after)];
}

function indented(mark: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `      ${mark}${line}`)
    .join('\n');
}

function formatSums(changes: readonly ModuleChanges[]): string {
  if (changes.every((module) => countChanges(module) === 0)) {
    return 'Nothing differs.';
  }
  const sum = (of: (module: ModuleChanges) => readonly unknown[]) =>
    changes.reduce((total, module) => total + of(module).length, 0);
  const modules = changes.length === 1 ? '1 module' : `${changes.length} modules`;
  return (
    `${sum(({added}) => added)} added, ${sum(({removed}) => removed)} removed, ` +
    `${sum(({changed}) => changed)} changed, ` +
    `${sum(({deprecated}) => deprecated)} newly deprecated in ${modules}`
  );
}
