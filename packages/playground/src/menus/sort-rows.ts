import {
  $isSimpleTable,
  $isTableCellNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableNode,
  type TableRowNode,
} from '@lexical/table';

/** Numbers count by their value: 9 comes before 10. */
const COLLATOR = new Intl.Collator(undefined, {numeric: true});

/** Tells whether a table has rows to sort, and none that merged cells hold together. */
export function $canSortRows(table: TableNode): boolean {
  return $isSimpleTable(table) && $bodyRows(table).length > 1;
}

/** Sorts rows by the text in one column; header rows at the top stay, empty cells come last. */
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
