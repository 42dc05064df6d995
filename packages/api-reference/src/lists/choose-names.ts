import {FourPartError} from '@lexical-documentation/common';

import type {ListRequest} from './list-request';

/** An item that a list can show. */
interface Named {
  readonly name: string;
}

/**
 * Selects the items that a list names, in its order; without names, those that earlier lists on the
 * page haven't shown.
 *
 * @param listed - names that lists on the page have shown; the selected ones are added
 * @throws FourPartError if a name matches nothing, or nothing is left
 */
export function chooseNames<T extends Named>(
  {names, where}: Pick<ListRequest, 'names' | 'where'>,
  all: readonly T[],
  listed: Set<string>,
): readonly T[] {
  const chosen = names
    ? names.flatMap((pattern) => matching(pattern, all, where))
    : all.filter(({name}) => !listed.has(name));
  if (chosen.length === 0) {
    throw nothing('There is nothing left to list.', all, where);
  }
  const unique = [...new Set(chosen)];
  unique.forEach(({name}) => listed.add(name));
  return unique;
}

/**
 * Selects the items that a subclass must define, if the list marks them.
 *
 * @throws FourPartError if a name isn't in the list
 */
export function requiredNames(
  {must, where}: Pick<ListRequest, 'must' | 'where'>,
  listed: readonly Named[],
): ReadonlySet<string> | undefined {
  const found = must?.flatMap((name) => matching(name, listed, where));
  return found && new Set(found.map(({name}) => name));
}

function matching<T extends Named>(
  pattern: string,
  all: readonly T[],
  where: string,
): readonly T[] {
  const expression = new RegExp(
    `^${pattern.split('*').map(escapeExpression).join('.*')}$`,
  );
  const found = all.filter(({name}) => expression.test(name));
  if (found.length === 0) {
    throw nothing(`The name "${pattern}" does not match anything.`, all, where);
  }
  return found;
}

function escapeExpression(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function nothing(what: string, all: readonly Named[], where: string): FourPartError {
  return new FourPartError({
    what,
    where,
    expected: `some of ${all.map(({name}) => name).join(', ') || 'no name at all'}`,
    fix: 'correct the names of <ReferenceList>, or remove the list',
  });
}
