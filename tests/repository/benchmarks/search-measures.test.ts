import {expect, test} from 'vitest';

import {measureQuality, percentile} from '../../../benchmarks/search/measures';

test('quality is the mean over all queries, found or not', () => {
  const {mrrAt10, ndcgAt10, successAt1, successAt5} = measureQuality(
    [1, 3, 11, Infinity].map((rank) => ({best: rank, right: rank})),
  );
  expect(successAt1).toBe(1 / 4);
  expect(successAt5).toBe(2 / 4);
  expect(mrrAt10).toBeCloseTo((1 + 1 / 3) / 4);
  expect(ndcgAt10).toBeCloseTo((1 + 1 / 2) / 4);
});

test('an answer that is good, not best, counts half in the gain, and in full in the shares', () => {
  const quality = measureQuality([{best: Infinity, right: 1}]);
  expect(quality).toEqual({mrrAt10: 1, ndcgAt10: 0.5, successAt1: 1, successAt5: 1});
  expect(measureQuality([{best: 3, right: 1}]).ndcgAt10).toBe(0.5);
  expect(measureQuality([{best: 2, right: 1}]).ndcgAt10).toBeCloseTo(1 / Math.log2(3));
});

test('a percentile is one of the values', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
});
