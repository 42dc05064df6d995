import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {createCheckout} from './checkout';

const REPOSITORY = join(import.meta.dirname, '../../..');

test('npm run bench runs the benchmark that is named, with its arguments', async () => {
  const checkout = createCheckout();
  checkout.write('benchmarks/search/main.ts', '');
  checkout.install(
    'tsx',
    'console.log(process.argv.slice(2).join("|")); process.exit(5)',
  );
  const {code, stdout} = await checkout.run('bench.mjs', ['search', '--quick']);
  expect(stdout.trim()).toBe(`${checkout.root}/benchmarks/search/main.ts|--quick`);
  expect(code).toBe(5);
});

test('npm run bench compares pages when nothing is named', async () => {
  const checkout = createCheckout();
  checkout.write('benchmarks/pages/main.ts', '');
  checkout.install('tsx', 'console.log(process.argv[2])');
  const {stdout} = await checkout.run('bench.mjs');
  expect(stdout.trim()).toBe(`${checkout.root}/benchmarks/pages/main.ts`);
});

test('npm run bench names the benchmarks that there are', async () => {
  const checkout = createCheckout();
  checkout.write('benchmarks/build/main.ts', '');
  checkout.write('benchmarks/pages/main.ts', '');
  checkout.write('benchmarks/notes/README.md', '');
  const {code, stderr} = await checkout.run('bench.mjs', ['speed']);
  expect(stderr.trim()).toBe(
    [
      'There is no benchmark called "speed".',
      `  where:    ${checkout.root}/benchmarks`,
      '  expected: one of build, pages',
      '  fix:      for example: npm run bench -- pages',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test('the benchmarks of the repository are those that its README lists', () => {
  const command = join(REPOSITORY, 'commands/bench.mjs');
  const {stderr} = spawnSync(process.execPath, [command, 'no-such-benchmark'], {
    encoding: 'utf8',
  });
  const readme = readFileSync(join(REPOSITORY, 'benchmarks/README.md'), 'utf8');
  const listed = Array.from(
    readme.matchAll(/^\| `([a-z-]+)`/gm),
    ([, name = '']) => name,
  );
  expect(stderr).toContain(`expected: one of ${listed.sort().join(', ')}\n`);
});
