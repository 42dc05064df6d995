import {h} from 'hastscript';

import type {RaisedError} from './read-error-codes';

/** Where the reference describes a symbol or member. */
export type AddressOf = (reference: string) => string | undefined;

const SHOWN = 12;

/**
 * Returns "Raised by" with a link for each export that raises an error, and nothing where none is known.
 * The text is no part of what search finds: who looks for a function does not look for its errors.
 */
export function raisersOf({raisedBy}: RaisedError, addressOf: AddressOf) {
  const shown = raisedBy.slice(0, SHOWN).flatMap((reference, index) => {
    const url = addressOf(reference);
    const name = h('code', reference.slice(reference.indexOf('#') + 1));
    return [
      index === 0 ? ' ' : ', ',
      url === undefined ? name : h('a', {href: url}, name),
    ];
  });
  const more = raisedBy.length - SHOWN;
  return shown.length === 0
    ? []
    : [
        h('small', {dataSearch: 'ignore'}, [
          'Raised by',
          ...shown,
          more > 0 ? `, and ${String(more)} more` : '',
        ]),
      ];
}
