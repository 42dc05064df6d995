import {expect, test} from 'vitest';

import {formatDuration} from '../../../commands/lib/stage.mjs';

test.each([
  [0, '0.0 s'],
  [449, '0.4 s'],
  [9_940, '9.9 s'],
  [12_400, '12 s'],
  [59_700, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('%d milliseconds are written as "%s"', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
