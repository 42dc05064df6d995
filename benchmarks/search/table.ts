/** A row of a table: its label, and a value for each column. */
export type Row = readonly [label: string, ...values: string[]];

/** Returns the rows as lines, labels to the left and values to the right. */
export function table(rows: readonly Row[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths?.[column] ?? 0)
            : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
