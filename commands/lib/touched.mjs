// @ts-check

/**
 * What a change touches, for each check: all of it, nothing, or these files, folders and pages.
 *
 * @typedef {object} Touched
 * @property {readonly string[]} format - files
 * @property {readonly string[]} lint - files
 * @property {boolean} types
 * @property {readonly string[]} text - pages, or the folders of all
 * @property {readonly string[]} samples - pages, or the folders of all
 * @property {readonly string[]} unit - folders and files of tests
 * @property {readonly string[]} e2e - folders and files of tests
 */

/** @typedef {ReadonlyMap<string, readonly string[]>} Dependents - by a package's folder name */

/**
 * @typedef {object} Repository
 * @property {Dependents} dependents - the packages that use a package, by their folders
 * @property {readonly import('./page-tests.mjs').PageTest[]} pageTests
 */

/** Whose pages are checked as texts. */
export const FOLDERS_WITH_TEXTS = ['docs', 'blog'];

/** Whose samples are compiled and run. */
export const FOLDERS_WITH_SAMPLES = ['docs', 'blog', 'reference-notes'];

const PACKAGES = /^packages\/([^/]+)\//;
const PAGE = /^(docs|blog)\/.*\.mdx?$/;
const NOTE = /^reference-notes\/[^/]+\.mdx?$/;
/** These read the notes together with the packages' model. */
const NOTE_TESTS = ['lexical', 'lexical-symbols'].map(
  (name) => `packages/api-reference/tests/${name}.test.ts`,
);
const RANKING = /^packages\/search\/src\/engine\/rank\//;
const BROWSER = 'tests/browser';
const REPOSITORY = 'tests/repository';
const CONTENT = [`${REPOSITORY}/content`, `${REPOSITORY}/built-site`];

/** These decide about everything. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc|(playwright|vitest|eslint)\.config\.\w+|\.prettier.*)$/;

/**
 * Which tests in a browser look at a package; those of the packages that use it look too. At a
 * package that is not named here all do.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const BROWSER_TESTS_OF_PACKAGES = {
  diagrams: ['pages', 'every-page'],
  'editor-builder': ['pages', 'every-page'],
  'error-codes': ['pages', 'every-page'],
  'internal-docs': ['configured'],
  // Assistants ask it, no browser does: its own tests start it.
  'mcp-server': [],
  playground: ['playground', 'every-page'],
  search: ['search', 'shell', 'budgets', 'storage', 'offline', 'configured'],
  'state-inspector': ['pages', 'playground', 'every-page'],
  'text-checks': [],
  'upgrade-report': ['pages', 'every-page'],
};

/** Which tests in a browser look at other folders; at a file that fits nowhere, all do. */
const BROWSER_TESTS = /** @type {const} */ ([
  [/^packages\/[^/]+\/(tests\/|README\.md)/, []],
  // Tables of ranks say more about an order than pages do.
  [RANKING, []],
  [/^docs\/diagrams\//, ['pages/diagrams.spec.ts']],
  [/^docs\/errors\//, ['pages/error-page.spec.ts']],
  [/^site\/tour\//, ['pages', 'every-page']],
  // A note changes words; what shows them is tested with the packages' model.
  [/^reference-notes\//, []],
  [/^examples\//, ['examples', 'pages', 'playground', 'every-page']],
  [/^benchmarks\/(?!pages\/)/, []],
  [/^commands\/(?!serve\.|lib\/(serve|content|precompress|site|build|find)-)/, []],
  [/^tests\/repository\//, []],
  [/^(\.github\/|\.ci\/|[A-Z]+\.md$|words\.txt$|text-checks\.json$|\.\w+$)/, []],
]);

/**
 * @param {readonly string[]} files - what has changed and is still there
 * @param {readonly string[]} removed - what has gone
 * @param {Repository} repository
 * @returns {Touched | undefined} undefined when everything is touched
 */
export function touchedBy(files, removed, repository) {
  const all = [...files, ...removed];
  if (all.some((file) => EVERYTHING.test(file))) return undefined;
  const any = (/** @type {RegExp} */ pattern) => all.some((file) => pattern.test(file));
  // Other pages may link to a page that has gone.
  const decidesTexts =
    any(/^packages\/text-checks\/src\/|^(words\.txt|text-checks\.json)$/) ||
    removed.some((file) => PAGE.test(file));
  return {
    format: files,
    lint: files.filter((file) => /\.([cm]?[jt]sx?|mdx)$/.test(file)),
    types: any(/\.([cm]?[jt]s|tsx|json)$/),
    text: decidesTexts ? FOLDERS_WITH_TEXTS : files.filter((file) => PAGE.test(file)),
    samples: any(/^packages\/code-samples\/src\//)
      ? FOLDERS_WITH_SAMPLES
      : files.filter((file) => PAGE.test(file) || NOTE.test(file)),
    unit: existing(
      all.flatMap((file) => unitTests(file, repository)),
      removed,
    ),
    e2e: existing(
      all.flatMap((file) => browserTests(file, repository)),
      removed,
    ),
  };
}

/**
 * @param {string} file
 * @param {Repository} repository
 * @returns {readonly string[]}
 */
function unitTests(file, {dependents, pageTests}) {
  if (RANKING.test(file))
    return ['engine', 'relevance'].map((name) => `packages/search/tests/${name}`);
  const [, folder] = PACKAGES.exec(file) ?? [];
  if (folder) {
    const users = file.includes('/tests/') ? [] : withDependents(folder, dependents);
    return [folder, ...users].map((name) => `packages/${name}/tests`);
  }
  if (/^(docs|blog)\//.test(file)) {
    return pageTests
      .filter(({file: test, reads}) => !isInBrowser(test) && reads(file))
      .map(({file: test}) => test);
  }
  if (NOTE.test(file)) return NOTE_TESTS;
  if (file.startsWith('reference-notes/')) {
    return ['api-reference', 'code-check', 'upgrade-report'].map(
      (name) => `packages/${name}/tests`,
    );
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
  return /^(examples|site)\//.test(file) ? CONTENT : [];
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
 * @param {Repository} repository
 * @returns {readonly string[]}
 */
function browserTests(file, {dependents, pageTests}) {
  if (isInBrowser(file)) {
    if (file.endsWith('.spec.ts')) return [file];
    // What the tests of one area share stands in it; what all share, in a folder of its own.
    const [area = ''] = file.slice(BROWSER.length + 1).split('/');
    return [area === 'support' ? BROWSER : `${BROWSER}/${area}`];
  }
  const rule = BROWSER_TESTS.find(([pattern]) => pattern.test(file));
  if (rule) return rule[1].map((folder) => `${BROWSER}/${folder}`);
  const [, folder] = PACKAGES.exec(file) ?? [];
  if (folder) return browserTestsOfPackage(folder, dependents);
  if (!PAGE.test(file)) return [BROWSER];
  return pageTests
    .filter(({file: test, reads}) => isInBrowser(test) && reads(file))
    .map(({file: test}) => test);
}

/**
 * @param {string} folder
 * @param {Dependents} dependents
 * @returns {string[]}
 */
function browserTestsOfPackage(folder, dependents) {
  return withDependents(folder, dependents).flatMap((name) => {
    const areas = BROWSER_TESTS_OF_PACKAGES[name];
    return areas ? areas.map((area) => `${BROWSER}/${area}`) : [BROWSER];
  });
}

/** @param {string} file */
function isInBrowser(file) {
  return file.startsWith(`${BROWSER}/`);
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
