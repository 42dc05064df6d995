import type {TextOptions} from '../options';
import {type Page, QUOTED} from '../page';
import {placeOf, type Problem} from '../problem';
import {readSymbols} from '../symbols';

/** Names that can't be ordinary words: with "$", an inner capital letter, or an underscore. */
const DISTINCT = /^\$|[a-z][A-Z]|^[A-Z0-9]+_[A-Z0-9_]+$/;
const WORD = /\$?[A-Za-z_][\w$]*/g;

/** Returns a rule: names of the reference are written as code, which the build links. */
export function codeNamesRule(options: TextOptions): (page: Page) => Problem[] {
  const names = new Set(
    readSymbols(options)
      .map(({name}) => name)
      .filter((name) => DISTINCT.test(name)),
  );
  return (page) =>
    [...page.prose.replace(QUOTED, blank).matchAll(WORD)]
      .filter(([name]) => names.has(name))
      .map((match) => ({
        what: `The name ${match[0]} is written like an ordinary word.`,
        where: placeOf(page, match.index),
        expected: 'names of the reference as code, so that they are linked',
        fix: `Write \`${match[0]}\`.`,
      }));
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
