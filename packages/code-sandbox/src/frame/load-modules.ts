import {createLoopGuard} from './loop-guard';
import {PlacedError} from './problem-of';
import type {Place} from './protocol';

declare global {
  interface Window {
    /** Of the document's own script: browsers say nothing of errors in what others evaluate. */
    readonly evaluate: Evaluate;
  }
}

/** The packages that programs may import, by specifier; each is loaded when one asks for it. */
export type Registry = Readonly<Record<string, () => Promise<unknown>>>;

/** The form in which the compiler leaves a module. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: {exports: Record<string, unknown>},
  exports: Record<string, unknown>,
  guardLoop: () => void,
) => void;

/** Evaluates a script and returns its value. */
export type Evaluate = (source: string) => unknown;

/** Calls of `require`; strings and comments are taken whole, so that none is read out of them. */
const REQUIRE =
  /\brequire\(\s*['"](?<specifier>[^'"]+)['"]\s*\)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/**
 * Loads the packages that a program needs, then executes it.
 *
 * @param modules - CommonJS by file name
 * @returns what the entry exports
 * @throws Error for an import that leads nowhere, and whatever the program throws
 */
export async function executeModules(
  modules: Readonly<Record<string, string>>,
  entry: string,
  registry: Registry,
  // Indirect, so that it sees nothing of this module.
  evaluate: Evaluate = (source) => (0, eval)(source) as unknown,
): Promise<Record<string, unknown>> {
  const guardLoop = createLoopGuard();
  const packages = await loadPackages(modules, registry);
  const done = new Map<string, {exports: Record<string, unknown>}>();
  const execute = (name: string): Record<string, unknown> => {
    const known = done.get(name);
    if (known) return known.exports;
    const module = {exports: {}};
    done.set(name, module);
    const require = (specifier: string): unknown => {
      if (!specifier.startsWith('.')) return packages.get(specifier);
      // Styles are on the page before the program starts.
      if (specifier.endsWith('.css')) return {};
      return execute(resolve(name, specifier, modules));
    };
    const run = evaluate(sourceOf(name, modules[name] ?? '')) as ModuleFunction;
    run(require, module, module.exports, guardLoop);
    return module.exports;
  };
  return execute(entry);
}

async function loadPackages(
  modules: Readonly<Record<string, string>>,
  registry: Registry,
): Promise<Map<string, unknown>> {
  const wanted = new Map<string, Place>();
  for (const [file, code] of Object.entries(modules)) {
    for (const {index, groups} of code.matchAll(REQUIRE)) {
      const specifier = groups?.['specifier'];
      if (specifier === undefined || specifier.startsWith('.')) continue;
      const line = code.slice(0, index).split('\n').length;
      wanted.set(specifier, {file, line});
    }
  }
  const loaded = [...wanted].map(async ([specifier, place]) => {
    const load = Object.hasOwn(registry, specifier) ? registry[specifier] : undefined;
    if (!load) {
      const offered = Object.keys(registry).join(', ');
      throw new PlacedError(
        `"${specifier}" is not among the packages that can be imported here. These are: ${offered}.`,
        place,
      );
    }
    return [specifier, refusingUnknown(specifier, await load())] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Names an export that a package lacks, which would be `undefined` and fail somewhere else. */
function refusingUnknown(specifier: string, exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null) return exports;
  return new Proxy(exports, {
    get(target, name, receiver): unknown {
      const isUnknown = typeof name === 'string' && !(name in target);
      // Compiled code asks for these two to tell modules apart.
      if (isUnknown && name !== '__esModule' && name !== 'default') {
        throw new Error(
          `"${specifier}" exports no ${name}. Check the spelling, and which package it is from.`,
        );
      }
      return Reflect.get(target, name, receiver);
    },
  });
}

function resolve(
  from: string,
  specifier: string,
  modules: Readonly<Record<string, string>>,
): string {
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  const found = EXTENSIONS.map((extension) => path + extension).find((name) =>
    Object.hasOwn(modules, name),
  );
  if (found === undefined) {
    throw new Error(`"${specifier}", imported by ${from}, is not one of the files.`);
  }
  return found;
}

/** The name makes its way into stack traces; the code starts on line 1, as its source does. */
function sourceOf(name: string, code: string): string {
  return `(function (require, module, exports, __guardLoop) {${code}\n})\n//# sourceURL=${name}`;
}
