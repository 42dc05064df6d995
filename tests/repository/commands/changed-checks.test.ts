import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {touchedBy} from '../../../commands/lib/touched.mjs';
import {createCheckout, type Checkout} from './checkout';

const ROOT = join(import.meta.dirname, '../../..');
const NOBODY = new Map<string, string[]>();

/** Prints what the tool was told to look at. */
const ECHO = 'console.log(process.argv.slice(2).join(" "))';

function touched(...files: string[]) {
  return touchedBy(files, [], NOBODY);
}

describe('a change touches', () => {
  test('of a page its samples, its text, the tests of pages and the sweep', () => {
    expect(touched('docs/intro.mdx')).toMatchObject({
      format: ['docs/intro.mdx'],
      lint: ['docs/intro.mdx'],
      types: false,
      text: true,
      samples: true,
      unit: ['tests/repository/content', 'tests/repository/built-site'],
    });
    expect(touched('docs/intro.mdx')?.e2e).toContain('tests/browser/every-page');
    expect(touched('docs/intro.mdx')?.e2e).not.toContain('tests/browser/search');
  });

  test('of a package its own tests, and those of all packages that need it', () => {
    const dependents = new Map([
      ['escape', ['samples']],
      ['samples', ['gallery']],
    ]);
    const files = ['packages/escape/src/index.ts'];
    expect(touchedBy(files, [], dependents)).toMatchObject({
      types: true,
      samples: false,
      unit: ['escape', 'samples', 'gallery'].map((name) => `packages/${name}/tests`),
      e2e: ['tests/browser'],
    });
  });

  test('of a rule of the ranking the search alone', () => {
    expect(touched('packages/search/src/engine/rank.ts')).toMatchObject({
      text: false,
      samples: false,
      unit: ['packages/search/tests'],
      e2e: ['tests/browser/search', 'tests/browser/budgets'],
    });
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
    'reference-notes/lexical.yml',
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
