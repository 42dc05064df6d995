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

  /** Takes all columns back: what was taken before must not be read any more. */
  takeBack(): void {
    this.worthsTaken = 0;
    this.sumsTaken = 0;
  }
}
