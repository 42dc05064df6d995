import {expect, test} from 'vitest';

import {measureQuality, percentile} from '../../../benchmarks/search/measures';

test('quality is the mean over all queries, found or not', () => {
  const {mrrAt10, ndcgAt10, successAt1, successAt5} = measureQuality([
    1,
    3,
    11,
    Infinity,
  ]);
  expect(successAt1).toBe(1 / 4);
  expect(successAt5).toBe(2 / 4);
  expect(mrrAt10).toBeCloseTo((1 + 1 / 3) / 4);
  expect(ndcgAt10).toBeCloseTo((1 + 1 / 2) / 4);
});

test('a percentile is one of the values', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
});
