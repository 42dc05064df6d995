/**
 * Columns with a number for each record. Dozens are needed for one search, and making them anew
 * would cost more than filling them.
 */
export class ColumnPool {
  private readonly worths: Float32Array[] = [];
  private readonly sums: Float64Array[] = [];
  private worthsTaken = 0;
  private sumsTaken = 0;

  constructor(private readonly recordCount: number) {}

  /**
   * Lends columns while `search` runs. A search inside another one gets columns of its own.
   *
   * @returns what `search` returns, which must not hold a column
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

  /** Returns a column of zeros for the worth of matches. */
  takeWorths(): Float32Array {
    const column = (this.worths[this.worthsTaken++] ??= new Float32Array(
      this.recordCount,
    ));
    return column.fill(0);
  }

  /** Returns a column of zeros for sums, which need more digits. */
  takeSums(): Float64Array {
    const column = (this.sums[this.sumsTaken++] ??= new Float64Array(this.recordCount));
    return column.fill(0);
  }
}
