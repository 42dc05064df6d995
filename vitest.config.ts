import {defineConfig} from 'vitest/config';

/** What changes globals, or reads them while it loads, gets a process of its own. */
const ALONE = [
  'tests/repository/**/*.test.ts',
  'packages/code-samples/tests/code-sample-events.test.ts',
  'packages/live-examples/tests/stored-edits.test.ts',
  'packages/playground/tests/example-content.test.ts',
  'packages/reader-tools/tests/worker-client.test.ts',
  'packages/search/tests/backends/{instantsearch,worker}.test.ts',
  'packages/search/tests/client/create-search-client.test.ts',
  'packages/static-text/tests/read-page-texts.test.ts',
];

export default defineConfig({
  test: {
    // Some tests start programs, and a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As Playwright does; the summary names each test that needed its second try.
    retry: process.env['CI'] ? 1 : 0,
    // By default one core is left to the editor, which is half of a small machine.
    maxWorkers: '100%',
    // A test that is left alone on purpose would hide all others.
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/tests/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          // Loading modules again for each file takes longer than most tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {extends: true, test: {name: 'alone', include: ALONE}},
    ],
  },
});
