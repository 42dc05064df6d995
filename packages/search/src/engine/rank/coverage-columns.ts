import type {Run} from '../index/record-columns';
import type {SearchIndex} from '../index/search-index';
import {COMMON_WORD_WEIGHT, RARITY_STEP} from './weights';

/** Returns for each place the sum of its values in all columns, each by the weight of its column. */
export function weigh(
  columns: readonly Float64Array[],
  weights: readonly number[],
  places: readonly number[],
): Float64Array {
  const sums = new Float64Array(places.length);
  columns.forEach((column, word) => {
    const weight = weights[word] ?? 0;
    for (let at = 0; at < places.length; at++) {
      sums[at] = (sums[at] ?? 0) + (column[places[at] ?? 0] ?? 0) * weight;
    }
  });
  return sums;
}

/** Raises the records of a run to the worth of their match. */
export function raise(
  column: Float64Array,
  {end, first}: Run,
  worth: Float32Array,
  factor: number,
): void {
  for (let record = first; record < end; record++) {
    const value = (worth[record] ?? 0) * factor;
    if (value > (column[record] ?? 0)) {
      column[record] = value;
    }
  }
}

/** Raises the sections of a run's records to the worth of their best match. */
export function raiseSections(
  column: Float64Array,
  {end, first}: Run,
  sections: Int32Array,
  worth: Float32Array,
  factor: number,
): void {
  for (let record = first; record < end; record++) {
    const value = (worth[record] ?? 0) * factor;
    const section = sections[record] ?? 0;
    if (value > (column[section] ?? 0)) {
      column[section] = value;
    }
  }
}

/** A query has 16 words at most, so that a bit of an integer stands for each. */
export function bits(from: number, to: number): number {
  return ((1 << (to - from)) - 1) << from;
}

/** Returns the weight of a word that so many records hold. */
export function rarity(frequency: number, {recordCount}: SearchIndex): number {
  return (
    COMMON_WORD_WEIGHT + RARITY_STEP * Math.log10(1 + recordCount / (1 + frequency))
  );
}
