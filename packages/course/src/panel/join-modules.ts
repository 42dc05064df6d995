import type {StepFile} from '../steps/program-files';

const IMPORT =
  /^import\s+(?:(?<type>type)\s+)?(?:{(?<names>[^}]*)}\s+from\s+)?['"](?<from>[^'"]+)['"];?\n?/gm;

/**
 * Joins a module and those that it imports by path into one, for editors of a single file. Imports of
 * packages are merged; style sheets are left out.
 *
 * @returns the module, or undefined when it is not among the files
 */
export function joinModules(
  files: readonly StepFile[],
  entry: string,
): string | undefined {
  const imports = new Map<string, Set<string>>();
  const bodies: string[] = [];
  const seen = new Set<string>();
  const visit = (module: string): boolean => {
    const file = files.find(
      ({name}) => name === `${module}.ts` || name === `${module}.tsx`,
    );
    if (!file) return false;
    if (seen.has(module)) return true;
    seen.add(module);
    const body = file.text.replaceAll(IMPORT, (...match) => {
      const groups = match.at(-1) as Record<string, string | undefined>;
      const {names = '', from = '', type} = groups;
      if (from.startsWith('./')) visit(from.slice(2));
      else addNames(imports, from, names, type !== undefined);
      return '';
    });
    bodies.push(body.trim());
    return true;
  };
  if (!visit(entry.replace(/\.tsx?$/, ''))) return undefined;
  const head = [...imports].map(
    ([from, names]) => `import {${[...names].sort().join(', ')}} from '${from}';`,
  );
  return `${[head.join('\n'), ...bodies].join('\n\n')}\n`;
}

function addNames(
  imports: Map<string, Set<string>>,
  from: string,
  names: string,
  isType: boolean,
): void {
  const known = imports.get(from) ?? new Set<string>();
  imports.set(from, known);
  for (const name of names.split(',').map((part) => part.trim())) {
    if (name !== '') known.add(isType ? `type ${name}` : name);
  }
}
