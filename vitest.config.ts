import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/tests/**/*.test.{ts,tsx}', 'tests/repository/**/*.test.ts'],
    // Some tests start programs, and a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that is left alone on purpose would hide all others.
    allowOnly: false,
  },
});
