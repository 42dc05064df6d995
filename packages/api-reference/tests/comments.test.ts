import {expect, test} from 'vitest';

import {markdown} from '../src/model/reflect-comments';

test('a link tag that was left as text becomes code, and other braces stay', () => {
  const text =
    'Those for which {@link ElementNode.canIndent } is true, as {a: 1} says.';
  const parts = [{kind: 'text', text}] as const;
  expect(markdown(parts, {referenceTo: () => undefined})).toBe(
    'Those for which `ElementNode.canIndent` is true, as {a: 1} says.',
  );
});
