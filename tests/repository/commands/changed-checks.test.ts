import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {readPageTests} from '../../../commands/lib/page-tests.mjs';
import {readTestNeeds} from '../../../commands/lib/read-test-needs.mjs';
import {BROWSER_TESTS_OF_PACKAGES, touchedBy} from '../../../commands/lib/touched.mjs';
import {createCheckout, type Checkout} from './checkout';

const ROOT = join(import.meta.dirname, '../../..');
const pageTests = await readPageTests();
const NOBODY = {dependents: new Map<string, string[]>(), pageTests};

/** Prints what the tool was told to look at. */
const ECHO = 'console.log(process.argv.slice(2).join(" "))';

function touched(...files: string[]) {
  return touchedBy(files, [], NOBODY);
}

describe('a change touches', () => {
  test('of a page its own text and samples, and no build of the site', async () => {
    const page = 'docs/react/plugins.mdx';
    expect(touched(page)).toMatchObject({
      format: [page],
      lint: [page],
      types: false,
      text: [page],
      samples: [page],
      e2e: [],
    });
    const unit = touched(page)?.unit ?? [];
    expect(unit).toContain('tests/repository/content/conventions.test.ts');
    expect(unit).toContain('tests/repository/content/migration-map.test.ts');
    expect(unit).not.toContain('tests/repository/content/package-pages.test.ts');
    expect(await readTestNeeds(unit)).toEqual({build: false, reference: false});
  });

  test('of a page that a test reads in a browser that test, and no other area', () => {
    const e2e = touched('docs/concepts/nodes.mdx')?.e2e ?? [];
    expect(e2e).toContain('tests/browser/samples/nodes-guide.spec.ts');
    expect(e2e).not.toContain('tests/browser/samples/posts.spec.ts');
    expect(e2e.filter((test) => test.includes('/search/'))).toEqual([]);
    expect(touched('blog/2025-12-16-first-blog-post.mdx')?.e2e).toEqual([
      'tests/browser/samples/posts.spec.ts',
    ]);
  });

  test('of a page that has gone the text of all, since they may link to it', () => {
    const left = touchedBy([], ['docs/faq.mdx'], NOBODY);
    expect(left).toMatchObject({text: ['docs', 'blog'], samples: []});
    expect(touched('words.txt')?.text).toEqual(['docs', 'blog']);
  });

  test('of a note its samples, and the tests that read notes with the model', async () => {
    const file = 'reference-notes/lexical_table.md';
    const {unit = [], ...rest} = touched(file) ?? {};
    expect(rest).toMatchObject({text: [], samples: [file], e2e: [], types: false});
    expect(unit).toContain('packages/api-reference/tests/lexical.test.ts');
    expect(await readTestNeeds(unit)).toEqual({build: false, reference: true});
  });

  test('of a package its own tests, and those of all packages that need it', () => {
    const dependents = new Map([
      ['escape', ['samples']],
      ['samples', ['gallery']],
    ]);
    const files = ['packages/escape/src/index.ts'];
    expect(touchedBy(files, [], {dependents, pageTests})).toMatchObject({
      types: true,
      samples: [],
      unit: ['escape', 'samples', 'gallery'].map((name) => `packages/${name}/tests`),
      e2e: ['tests/browser'],
    });
  });

  test('of a weight of the ranking what tests the order, without a browser', () => {
    expect(touched('packages/search/src/engine/rank/weights.ts')).toMatchObject({
      text: [],
      samples: [],
      unit: ['packages/search/tests/engine', 'packages/search/tests/relevance'],
      e2e: [],
    });
  });

  test('of a package what looks at the packages that use it, too', () => {
    const dependents = new Map([
      ['state-inspector', ['playground']],
      ['search', ['new-package']],
    ]);
    const e2e = (name: string) =>
      touchedBy([`packages/${name}/src/a.ts`], [], {dependents, pageTests})?.e2e;
    expect(e2e('state-inspector')).toContain('tests/browser/playground');
    // Nobody has said yet where that package shows.
    expect(e2e('search')).toEqual(['tests/browser']);
    expect(e2e('text-checks')).toEqual([]);
  });

  test('of a package that is named for its tests in a browser only one that exists', () => {
    const packages = readdirSync(join(ROOT, 'packages'));
    const named = Object.keys(BROWSER_TESTS_OF_PACKAGES);
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
  });

  test('of a test itself, and of what tests share all that may use it', () => {
    const e2e = (file: string) => touched(file)?.e2e;
    expect(e2e('tests/browser/shell/navbar.spec.ts')).toEqual([
      'tests/browser/shell/navbar.spec.ts',
    ]);
    expect(e2e('tests/browser/search/support/modal.ts')).toEqual([
      'tests/browser/search',
    ]);
    expect(e2e('tests/browser/support/hydration.ts')).toEqual(['tests/browser']);
    expect(touched('packages/search/tests/engine/words.test.ts')).toMatchObject({
      unit: ['packages/search/tests'],
      e2e: [],
    });
  });

  test('in a browser everything, of a file that fits nowhere', () => {
    expect(touched('site/src/theme/Root.tsx')?.e2e).toEqual(['tests/browser']);
    expect(touched('packages/search/src/a.ts', 'site/src/a.tsx')?.e2e).toEqual([
      'tests/browser',
    ]);
  });

  test.each(['package-lock.json', 'tsconfig.json', 'playwright.config.ts'])(
    'everything, of %s',
    (file) => {
      expect(touched('docs/intro.mdx', file)).toBeUndefined();
    },
  );

  test('no check that would look for a file that has gone', () => {
    const gone = ['tests/browser/shell/old.spec.ts', 'examples/tables/old.ts'];
    const left = touchedBy([], gone, NOBODY);
    expect(left).toMatchObject({format: [], lint: [], types: true});
    expect(left?.e2e).toContain('tests/browser/examples');
    expect(left?.e2e).not.toContain(gone[0]);
  });
});

test('every place of tests that a change may touch exists', () => {
  const packages = readdirSync(join(ROOT, 'packages'));
  const files = [
    ...packages.map((name) => `packages/${name}/src/index.ts`),
    ...['docs', 'docs/errors', 'docs/diagrams', 'blog', 'site/tour'].map(
      (folder) => `${folder}/page.mdx`,
    ),
    'reference-notes/lexical.md',
    'reference-notes/successors.json',
    'examples/tables/App.tsx',
    'benchmarks/search/main.ts',
    'commands/start.mjs',
    'site/config/build-policy.ts',
    'tests/support/routes.ts',
  ];
  const places = files.flatMap((file) => {
    const {unit = [], e2e = []} = touched(file) ?? {};
    return [...unit, ...e2e];
  });
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

describe('npm test -- --changed', () => {
  test('gives the tools the files that differ from a commit, new ones included', async () => {
    const checkout = createRepository();
    checkout.write('docs/intro.mdx', '# Overview');
    checkout.write('docs/new.mdx', '# New');
    const {stdout} = await run(checkout, '--only', 'format,lint,types');
    expect(stdout).toContain('2 files changed, which touches format, lint.');
    expect(stdout).toContain('--check --ignore-unknown docs/intro.mdx docs/new.mdx');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 passed, 0 failed');
  });

  test('runs nothing when nothing changed', async () => {
    const {code, stdout} = await run(createRepository());
    expect(stdout).toContain('0 files changed, which touches no check.');
    expect(code).toBe(0);
  });

  test('runs everything when the lock file changed', async () => {
    const checkout = createRepository();
    checkout.write('package-lock.json', '{"packages": {}}');
    const {stdout} = await run(checkout, '--only', 'format');
    expect(stdout).toContain('one of them decides about everything');
    expect(stdout).toContain('--check .');
  });

  test('says what is wrong when Git does not know the commit', async () => {
    const result = await createRepository().run('test.mjs', ['--changed', 'gone']);
    expect(result.stderr).toContain('Git cannot say what has changed');
    expect(result.stderr).toContain('such as npm test -- --changed HEAD');
    expect(result.code).toBe(1);
  });
});

function run(checkout: Checkout, ...args: string[]) {
  return checkout.run('test.mjs', ['--changed', 'HEAD', ...args]);
}

/** A checkout whose files are all committed. */
function createRepository(): Checkout {
  const checkout = createCheckout();
  checkout.install('prettier', ECHO);
  checkout.install('eslint', ECHO);
  checkout.write('.gitignore', 'node_modules\ntest-results\n');
  checkout.write('docs/intro.mdx', '# Introduction');
  checkout.write('packages/search/package.json', '{}');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: checkout.root,
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
  return checkout;
}
