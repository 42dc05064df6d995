import {expect, test} from 'vitest';

import {createCheckout} from './checkout';

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
