import type {Run} from '../index/record-columns';
import type {SearchIndex} from '../index/search-index';
import {COMMON_WORD_WEIGHT, RARITY_STEP} from './weights';

/** Returns for each record the sum of its values in all columns, each weighted by its column. */
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

/** A match in the records of a run. */
export interface RunMatch {
  run: Run;
  /** Score of each record's match, before the factor. */
  worth: Float32Array;
  factor: number;
  /** The section of each record, by the section's first record. */
  sections: Int32Array;
}

/** Raises the records of a run, and their sections, to the score of their match. */
export function raise(
  records: Float64Array | undefined,
  bySection: Float64Array | undefined,
  {factor, run, sections, worth}: RunMatch,
): void {
  for (let record = run.first; record < run.end; record++) {
    const value = (worth[record] ?? 0) * factor;
    if (value > 0) {
      raiseTo(records, record, value);
      raiseTo(bySection, sections[record] ?? 0, value);
    }
  }
}

/** Raises a number in a column, unless it's already larger. */
export function raiseTo(
  column: Float64Array | undefined,
  place: number,
  value: number,
): void {
  if (column && value > (column[place] ?? 0)) {
    column[place] = value;
  }
}

/** A query has 16 words at most, so each is represented by a bit of an integer. */
export function bits(from: number, to: number): number {
  return ((1 << (to - from)) - 1) << from;
}

/** Returns the weight of a word by the number of records that contain it. */
export function rarity(frequency: number, {recordCount}: SearchIndex): number {
  return (
    COMMON_WORD_WEIGHT + RARITY_STEP * Math.log10(1 + recordCount / (1 + frequency))
  );
}
