/**
 * Takes a path apart: `name`, `Name.member`, `name(parameter)` or `Name.member(parameter)`.
 *
 * @returns what the path belongs to, and the parameter that it names
 */
export function partsOf(path: string): {
  readonly owner: string | undefined;
  readonly parameter: string | undefined;
} {
  const [, called, parameter] = /^(.+)\((.+)\)$/.exec(path) ?? [];
  if (parameter !== undefined) return {owner: called, parameter};
  const dot = path.indexOf('.');
  return {owner: dot === -1 ? undefined : path.slice(0, dot), parameter: undefined};
}
