import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/tests/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // A test that is left alone on purpose would hide all others.
    allowOnly: false,
  },
});
