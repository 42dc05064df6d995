/**
 * Columns with a number for each record. One search needs dozens, and allocating them would take
 * longer than filling them.
 */
export class ColumnPool {
  private readonly worths: Float32Array[] = [];
  private readonly sums: Float64Array[] = [];
  private worthsTaken = 0;
  private sumsTaken = 0;

  constructor(private readonly recordCount: number) {}

  /**
   * Lends columns while `search` runs. A nested search gets its own columns.
   *
   * @returns the result of `search`, which must not contain a column
   */
  lend<Result>(search: () => Result): Result {
    const {sumsTaken, worthsTaken} = this;
    try {
      return search();
    } finally {
      this.sumsTaken = sumsTaken;
      this.worthsTaken = worthsTaken;
    }
  }

  /** Returns a column of zeros for match scores. */
  takeWorths(): Float32Array {
    const column = (this.worths[this.worthsTaken++] ??= new Float32Array(
      this.recordCount,
    ));
    return column.fill(0);
  }

  /** Returns a column of zeros for sums, which need more precision. */
  takeSums(): Float64Array {
    const column = (this.sums[this.sumsTaken++] ??= new Float64Array(this.recordCount));
    return column.fill(0);
  }
}
