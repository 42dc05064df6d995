import {INSERT_TABLE_COMMAND} from '@lexical/table';
import type {LexicalEditor} from 'lexical';

import {MOST_COLUMNS, MOST_ROWS} from '../editor/table-limits';
import type {Suggestion} from './Typeahead';

/** Rows by columns, such as 3x4. */
const SIZE = /^(\d{1,2})[x×](\d{1,2})$/i;

/** Returns a table of the typed size; null if the words aren't a size. */
export function sizedTable(editor: LexicalEditor, words: string): Suggestion | null {
  const [, rows = '', columns = ''] = SIZE.exec(words) ?? [];
  if (!isWithin(Number(rows), MOST_ROWS) || !isWithin(Number(columns), MOST_COLUMNS)) {
    return null;
  }
  return {
    id: 'sized-table',
    label: `Table: ${count(rows, 'row')}, ${count(columns, 'column')}`,
    icon: 'table',
    $insert: (typed) => {
      typed?.remove();
      editor.dispatchCommand(INSERT_TABLE_COMMAND, {
        rows,
        columns,
        includeHeaders: {rows: true, columns: false},
      });
    },
  };
}

function isWithin(lines: number, most: number): boolean {
  return lines >= 1 && lines <= most;
}

function count(lines: string, name: string): string {
  return `${lines} ${name}${Number(lines) === 1 ? '' : 's'}`;
}
