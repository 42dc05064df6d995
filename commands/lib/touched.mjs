// @ts-check

/**
 * What a change touches, for each check: all of it, nothing, or these files, folders and pages.
 *
 * @typedef {object} Touched
 * @property {readonly string[]} format - files
 * @property {readonly string[]} lint - files
 * @property {boolean} types
 * @property {boolean} text
 * @property {boolean} samples
 * @property {readonly string[]} unit - folders and files of tests
 * @property {readonly string[]} e2e - folders and files of tests
 */

/** @typedef {ReadonlyMap<string, readonly string[]>} Dependents - by a package's folder name */

const PACKAGES = /^packages\/([^/]+)\//;
const BROWSER = 'tests/browser';
const REPOSITORY = 'tests/repository';
const CONTENT = [`${REPOSITORY}/content`, `${REPOSITORY}/built-site`];

/** These decide about everything. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc|(playwright|vitest|eslint)\.config\.\w+|\.prettier.*)$/;

/** Which tests in a browser look at a folder; of a file that fits nowhere, all do. */
const BROWSER_TESTS = /** @type {const} */ ([
  [/^packages\/[^/]+\/(tests\/|README\.md)/, []],
  [/^packages\/search\//, ['search', 'budgets']],
  [/^packages\/playground\//, ['playground']],
  [/^packages\/diagrams\//, ['pages']],
  [/^packages\/error-codes\//, ['pages']],
  [/^packages\/internal-docs\//, ['configured']],
  [/^packages\/text-checks\//, []],
  [/^(docs\/diagrams|docs\/errors|site\/tour)\//, ['pages', 'every-page']],
  [/^(docs|blog)\//, ['every-page', 'pages', 'samples', 'examples/frame']],
  [/^reference-notes\//, ['reference']],
  [/^examples\//, ['examples', 'pages', 'playground', 'every-page']],
  [/^benchmarks\/(?!pages\/)/, []],
  [/^commands\/(?!serve\.|lib\/(serve|content|precompress|site|build|find)-)/, []],
  [/^tests\/repository\//, []],
  [/^(\.github\/|\.ci\/|[A-Z]+\.md$|words\.txt$|text-checks\.json$|\.\w+$)/, []],
]);

/**
 * @param {readonly string[]} files - what has changed and is still there
 * @param {readonly string[]} removed - what has gone
 * @param {Dependents} dependents - the packages that use a package, by their folders
 * @returns {Touched | undefined} undefined when everything is touched
 */
export function touchedBy(files, removed, dependents) {
  const all = [...files, ...removed];
  if (all.some((file) => EVERYTHING.test(file))) return undefined;
  const any = (/** @type {RegExp} */ pattern) => all.some((file) => pattern.test(file));
  return {
    format: files,
    lint: files.filter((file) => /\.([cm]?[jt]sx?|mdx)$/.test(file)),
    types: any(/\.([cm]?[jt]s|tsx|json)$/),
    text: any(/^(docs|blog|packages\/text-checks)\/|^(words\.txt|text-checks\.json)$/),
    samples: any(/^(docs|blog|reference-notes|packages\/code-samples)\//),
    unit: existing(
      all.flatMap((file) => unitTests(file, dependents)),
      removed,
    ),
    e2e: existing(all.flatMap(browserTests), removed),
  };
}

/**
 * @param {string} file
 * @param {Dependents} dependents
 * @returns {readonly string[]}
 */
function unitTests(file, dependents) {
  const [, folder] = PACKAGES.exec(file) ?? [];
  if (folder) {
    const users = file.includes('/tests/') ? [] : withDependents(folder, dependents);
    return [folder, ...users].map((name) => `packages/${name}/tests`);
  }
  if (file.startsWith('commands/')) return [`${REPOSITORY}/commands`];
  if (file.startsWith('benchmarks/')) return [`${REPOSITORY}/benchmarks`];
  if (file.startsWith(`${REPOSITORY}/small-site/`)) {
    return [`${REPOSITORY}/build-stops`, `${REPOSITORY}/warm-build`];
  }
  if (file.startsWith(`${REPOSITORY}/`)) return [folderOf(file)];
  if (file.startsWith('tests/support/')) return CONTENT;
  if (file === 'site/config/build-policy.ts') return [`${REPOSITORY}/build-stops`];
  if (file === 'site/config/kept-pages.ts') return [`${REPOSITORY}/warm-build`];
  return /^(docs|blog|examples|reference-notes|site)\//.test(file) ? CONTENT : [];
}

/**
 * @param {string} folder
 * @param {Dependents} dependents
 * @returns {string[]}
 */
function withDependents(folder, dependents) {
  const found = new Set([folder]);
  for (const name of found) {
    dependents.get(name)?.forEach((user) => found.add(user));
  }
  return [...found];
}

/**
 * @param {string} file
 * @returns {readonly string[]}
 */
function browserTests(file) {
  if (file.startsWith(`${BROWSER}/`)) {
    if (file.endsWith('.spec.ts')) return [file];
    // What the tests of one area share stands in it; what all share, in a folder of its own.
    const [area = ''] = file.slice(BROWSER.length + 1).split('/');
    return [area === 'support' ? BROWSER : `${BROWSER}/${area}`];
  }
  const rule = BROWSER_TESTS.find(([pattern]) => pattern.test(file));
  return rule ? rule[1].map((folder) => `${BROWSER}/${folder}`) : [BROWSER];
}

/** @param {string} file */
function folderOf(file) {
  return file.slice(0, file.lastIndexOf('/'));
}

/**
 * Each once, without those that a wider one holds and those that have gone.
 *
 * @param {readonly string[]} places
 * @param {readonly string[]} removed
 */
function existing(places, removed) {
  const unique = [...new Set(places)].filter((place) => !removed.includes(place));
  return unique.filter(
    (place) => !unique.some((wider) => place.startsWith(`${wider}/`)),
  );
}
