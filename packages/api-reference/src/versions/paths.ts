/**
 * Splits a path: `name`, `Name.member`, `name(parameter)` or `Name.member(parameter)`.
 *
 * @returns the owner, and the parameter if the path has one
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
