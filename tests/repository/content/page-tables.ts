/** A table of a page in Markdown. */
export interface PageTable {
  readonly header: readonly string[];
  readonly rows: readonly PageRow[];
}

/** A row of a table: its cells as they are written, and the names in code of each. */
export interface PageRow {
  readonly cells: readonly string[];
  readonly names: readonly (readonly string[])[];
}

/**
 * Returns the tables that stand below a heading of a page, up to the next heading.
 *
 * @param page - the page's Markdown
 * @param heading - the text of the heading, without the number signs
 * @throws Error when the page has no such heading, or no table below it
 */
export function tablesBelow(page: string, heading: string): PageTable[] {
  const [, section = ''] = page.split(
    new RegExp(`^#{2,4} ${escape(heading)}(?: \\{/\\* #[\\w-]+ \\*/\\})?$`, 'm'),
  );
  const [own = ''] = section.split(/^#{2,4} /m);
  const tables = (own.match(/(?:^\|.*\n)+/gm) ?? []).map(tableFrom);
  if (tables.length === 0) {
    throw new Error(
      `No table below a heading.\n  heading: ${heading}\n  expected: a table in Markdown before the next heading\n  fix: correct the heading in the test, or give the page its table back.`,
    );
  }
  return tables;
}

function tableFrom(lines: string): PageTable {
  const [header = [], , ...rows] = lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return {
    header,
    rows: rows.map((cells) => ({
      cells,
      names: cells.map((cell) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      ),
    })),
  };
}

function escape(text: string): string {
  return text.replace(/[$?.]/g, String.raw`\$&`);
}
