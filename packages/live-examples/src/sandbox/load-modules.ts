/** The packages that programs may import, by specifier; each is loaded when one asks for it. */
export type Registry = Readonly<Record<string, () => Promise<unknown>>>;

/** The form in which the compiler leaves a module. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: {exports: Record<string, unknown>},
  exports: Record<string, unknown>,
) => void;

const REQUIRE = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;
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
): Promise<Record<string, unknown>> {
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
    evaluate(name, modules[name] ?? '')(require, module, module.exports);
    return module.exports;
  };
  return execute(entry);
}

async function loadPackages(
  modules: Readonly<Record<string, string>>,
  registry: Registry,
): Promise<Map<string, unknown>> {
  const wanted = new Set<string>();
  for (const code of Object.values(modules)) {
    for (const [, specifier = ''] of code.matchAll(REQUIRE)) {
      if (!specifier.startsWith('.')) wanted.add(specifier);
    }
  }
  const loaded = [...wanted].map(async (specifier) => {
    const load = Object.hasOwn(registry, specifier) ? registry[specifier] : undefined;
    if (!load) {
      throw new Error(
        `"${specifier}" is not among the packages that can be imported here.`,
      );
    }
    return [specifier, await load()] as const;
  });
  return new Map(await Promise.all(loaded));
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
    throw new Error(`"${specifier}", imported by ${from}, is none of the files.`);
  }
  return found;
}

/** The name makes its way into stack traces; the code starts on line 1, as its source does. */
function evaluate(name: string, code: string): ModuleFunction {
  const source = `(function (require, module, exports) {${code}\n})\n//# sourceURL=${name}`;
  // Indirect, so that it sees nothing of this module; the document's policy allows it here alone.
  return (0, eval)(source) as ModuleFunction;
}
