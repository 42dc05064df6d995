/**
 * Where a value is in JSON. A list of steps, written out for what is reported only: the text of each
 * path of a tree that is thousands of levels deep would not fit into memory.
 */
export type Path = string | {readonly parent: Path; readonly step: string};

const MOST_STEPS = 40;
const ENDS = 10;

/** Returns the path of a property or, by its index, of an entry. */
export function pathTo(parent: Path, name: string | number): Path {
  if (typeof name === 'number') return {parent, step: `[${name}]`};
  const isPlain = /^[A-Za-z_$][\w$]*$/.test(name);
  return {
    parent,
    step: isPlain ? `.${name}` : `[${JSON.stringify(name.slice(0, 60))}]`,
  };
}

/** Writes a path as JavaScript would; the middle of a very long one is left out. */
export function formatPath(path: Path): string {
  const steps: string[] = [];
  let at = path;
  for (; typeof at !== 'string'; at = at.parent) steps.push(at.step);
  steps.reverse();
  const shown =
    steps.length > MOST_STEPS
      ? [...steps.slice(0, ENDS), '…', ...steps.slice(-ENDS)]
      : steps;
  return at + shown.join('');
}
