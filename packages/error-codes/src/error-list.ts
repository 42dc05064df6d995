import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';

import {type AddressOf, raisersOf} from './raisers';
import type {RaisedError} from './read-error-codes';

/**
 * Returns the inside of the table of all numbers. A number that is explained on the page leads to its
 * heading; of others the row itself has the anchor `code-<number>`.
 *
 * @param explained - the numbers that have a heading
 * @param addressOf - where what raises them is described
 */
export function errorListHtml(
  codes: readonly RaisedError[],
  explained: ReadonlySet<number>,
  addressOf: AddressOf,
): string {
  const head = h('thead', h('tr', [h('th', 'Number'), h('th', 'Message')]));
  const rows = codes.map((code) => row(code, explained.has(code.code), addressOf));
  return toHtml([head, h('tbody', rows)]);
}

function row(error: RaisedError, isExplained: boolean, addressOf: AddressOf) {
  const {code, message, kind, packages} = error;
  const anchor = `code-${code}`;
  const note = kind === 'warning' ? ', logged as a warning' : '';
  return h('tr', {id: isExplained ? undefined : anchor, dataCode: code}, [
    h('td', isExplained ? h('a', {href: `#${anchor}`}, String(code)) : String(code)),
    h('td', [
      h('code', message),
      ` ${packages.join(', ')}${note} `,
      ...raisersOf(error, addressOf),
    ]),
  ]);
}
