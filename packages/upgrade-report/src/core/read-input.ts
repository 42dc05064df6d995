import {packageOf} from '@lexical-documentation/common';

/** What a reader pasted, as far as it names packages and their exports. */
export interface Input {
  readonly kind: 'nothing' | 'packages' | 'code';
  /** npm names, with the oldest version that was found. */
  readonly packages: ReadonlyMap<string, string | undefined>;
  /** Names by module; nothing where the whole module is used. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly text: string;
}

const PACKAGE = '(?:@lexical/[\\w-]+|lexical)';
const VERSION = '(\\d+\\.\\d+\\.\\d+)';

/** How files name a package with its version: manifests and the lock files of npm, Yarn and pnpm. */
const VERSIONED = [
  `"(${PACKAGE})"\\s*:\\s*"[~^>=v\\s]*${VERSION}`,
  `"node_modules/(${PACKAGE})"\\s*:\\s*\\{\\s*"version"\\s*:\\s*"${VERSION}`,
  `^"?(${PACKAGE})@[^\\n]*:\\n\\s+version:?\\s+"?${VERSION}`,
  `^\\s*['"]?/?(${PACKAGE})[@/]${VERSION}[^\\n]*:\\s*$`,
  `^\\s*['"]?(${PACKAGE})['"]?:\\s*\\n(?:\\s+specifier:[^\\n]*\\n)?\\s+version:\\s*${VERSION}`,
].map((pattern) => new RegExp(pattern, 'gm'));

const SPECIFIER = `['"](${PACKAGE}(?:/[\\w.-]+)*)['"]`;
const NAMED = new RegExp(
  `(?:import|export)\\s+(?:type\\s+)?(?:[\\w$]+\\s*,\\s*)?\\{([^}]*)\\}\\s*from\\s*${SPECIFIER}`,
  'g',
);
const WHOLE = new RegExp(
  `(?:(?:import|export)\\s+(?:type\\s+)?(?:[\\w$]+\\s*,\\s*)?\\*[^'"]*from\\s*|import\\(\\s*|require\\(\\s*)${SPECIFIER}`,
  'g',
);

/** Reads a `package.json`, a part of a lock file, or code; whichever it is shows by what it holds. */
export function readInput(text: string): Input {
  const imports = importsOf(text);
  if (imports.size > 0) {
    const modules = [...imports.keys()].map(packageOf);
    const packages = new Map(modules.map((name) => [name, undefined]));
    return {kind: 'code', packages, imports, text};
  }
  const packages = versionsOf(text);
  const kind = packages.size > 0 ? 'packages' : 'nothing';
  return {kind, packages, imports, text};
}

/** Returns the oldest version that the text names of any package. */
export function oldestVersion({packages}: Input): string | undefined {
  return [...packages.values()]
    .filter((version) => version !== undefined)
    .sort(compareVersions)[0];
}

/** Orders versions from old to new. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true});
}

function versionsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pattern of VERSIONED) {
    for (const [, name = '', version = ''] of text.matchAll(pattern)) {
      const known = found.get(name);
      if (known === undefined || compareVersions(version, known) < 0)
        found.set(name, version);
    }
  }
  return found;
}

function importsOf(text: string): Map<string, Set<string> | undefined> {
  const code = withoutComments(text);
  const found = new Map<string, Set<string> | undefined>();
  for (const [, list = '', specifier = ''] of code.matchAll(NAMED)) {
    const module = moduleOf(specifier);
    if (found.has(module) && found.get(module) === undefined) continue;
    const names = found.get(module) ?? new Set<string>();
    for (const one of list.split(',')) {
      const [, name] = /^\s*(?:type\s+)?([\w$]+)/.exec(one) ?? [];
      if (name !== undefined) names.add(name);
    }
    found.set(module, names);
  }
  for (const [, specifier = ''] of code.matchAll(WHOLE)) {
    found.set(moduleOf(specifier), undefined);
  }
  return found;
}

/** Packages answer to both spellings of their modules. */
function moduleOf(specifier: string): string {
  return specifier.replace(/\.js$/, '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
