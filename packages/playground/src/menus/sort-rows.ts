import {
  $isSimpleTable,
  $isTableCellNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableNode,
  type TableRowNode,
} from '@lexical/table';

/** Numbers are sorted by value: 9 comes before 10. */
const COLLATOR = new Intl.Collator(undefined, {numeric: true});

/** Returns whether a table has rows to sort and no merged cells across them. */
export function $canSortRows(table: TableNode): boolean {
  return $isSimpleTable(table) && $bodyRows(table).length > 1;
}

/** Sorts rows by the text in one column. Header rows stay at the top, and empty cells come last. */
export function $sortRows(
  table: TableNode,
  column: number,
  order: 'ascending' | 'descending',
): void {
  const rows = $bodyRows(table).map((row) => ({row, text: $textAt(row, column)}));
  const sign = order === 'ascending' ? 1 : -1;
  rows.sort((one, other) => {
    if (one.text === '' || other.text === '') {
      return Number(one.text === '') - Number(other.text === '');
    }
    return sign * COLLATOR.compare(one.text, other.text);
  });
  table.append(...rows.map(({row}) => row));
}

function $bodyRows(table: TableNode): TableRowNode[] {
  const rows = table.getChildren().filter($isTableRowNode);
  const first = rows.findIndex((row) => !$isHeader(row));
  return first === -1 ? [] : rows.slice(first);
}

function $isHeader(row: TableRowNode): boolean {
  return row
    .getChildren()
    .every(
      (cell) =>
        $isTableCellNode(cell) && cell.hasHeaderState(TableCellHeaderStates.ROW),
    );
}

function $textAt(row: TableRowNode, column: number): string {
  return row.getChildAtIndex(column)?.getTextContent().trim() ?? '';
}
