/**
 * Anchors of table rows, which contain the number of the subject: `code-290`, `pr-9300`,
 * `pr-9335-2`.
 */
const OF_ROW = /^[a-z]+-(?<number>\d+)(?:-\d+)?$/;

/**
 * Returns the table row that an anchor points to, below the heading of its section and the head of
 * the table. If you follow a link into a table with 200 rows, you want this row.
 *
 * @param section - Markdown of the section with the anchor
 * @returns undefined if the anchor isn't one of a row
 */
export function rowOf(section: string, anchor: string): string | undefined {
  const number = OF_ROW.exec(anchor)?.groups?.['number'];
  if (number === undefined) return undefined;
  const lines = section.split('\n');
  const linked = new RegExp(`[#/]${number}\\b`);
  const isRow = (line: string): boolean =>
    line.startsWith('|') && (firstCellOf(line) === number || linked.test(line));
  const index = lines.findIndex(isRow);
  if (index < 0) return undefined;
  let top = index;
  while (lines[top - 1]?.startsWith('|')) top -= 1;
  const [heading = ''] = lines;
  return [heading, '', ...lines.slice(top, top + 2), lines[index] ?? ''].join('\n');
}

function firstCellOf(row: string): string {
  return (row.split('|')[1] ?? '').replaceAll(/[`*]/g, '').trim();
}
