import type {CheckedCode} from './complete-code';

const MOST_NAMES = 12;

/** Lists what is assumed about code that isn't shown, without duplicates. */
export function assumptionsOf(codes: readonly CheckedCode[]): string[] {
  const names = new Set<string>();
  const paths = new Set<string>();
  for (const {assumed, unknownModules, isFragment} of codes) {
    for (const {name, type, home} of assumed) {
      // A missing import in a complete file is a mistake, and is reported as one.
      if (home === undefined)
        names.add(type === undefined ? name : `${name} (${type})`);
      else if (isFragment) names.add(`${name} (from ${home})`);
    }
    for (const path of unknownModules) if (path.startsWith('.')) paths.add(path);
  }
  return [
    ...(names.size > 0
      ? [
          `Your code doesn't declare these names, so the check assumes their types: ${listOf(names)}.`,
        ]
      : []),
    ...(paths.size > 0
      ? [`These files are missing, so their exports aren't checked: ${listOf(paths)}.`]
      : []),
  ];
}

function listOf(all: ReadonlySet<string>): string {
  const shown = [...all].slice(0, MOST_NAMES).join(', ');
  const rest = all.size - MOST_NAMES;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
