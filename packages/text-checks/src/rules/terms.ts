import type {TextOptions} from '../options';
import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';

/** Expressions that the site doesn't use, with their replacements. */
export function checkTerms(page: Page, {terms}: TextOptions): Problem[] {
  return terms.flatMap(({wrong, right}) =>
    [...page.prose.matchAll(new RegExp(`(?<!\\w)(?:${wrong})(?!\\w)`, 'gi'))].map(
      (match) => ({
        what: `The text says "${match[0]}".`,
        where: placeOf(page, match.index),
        expected: right,
        fix: 'Say it in the words of this site. A word that is meant literally is written as code.',
      }),
    ),
  );
}
