import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {nameKey} from '../text/words';
import type {Bonuses} from './name-bonuses';
import {isSymbol, standsAlone} from './name-share';
import {BONUS, NEXT_CALL, NO_MEMBER, OTHER_OWNER} from './weights';

/** Symbols that are named in lines of code, rarest first, because it's the most specific one. */
export function addCalls(index: SearchIndex, plan: QueryPlan, bonuses: Bonuses): void {
  const calls = plan.codeNames
    .map(({name, receiver}) => {
      const headings = (index.names.byName.get(nameKey(name)) ?? []).filter((heading) =>
        isSymbol(index, heading),
      );
      const fame = Math.max(0, ...headings.map((heading) => index.fame[heading] ?? 0));
      return {fame, headings, receiver};
    })
    .sort((left, right) => left.fame - right.fame);
  calls.forEach(({headings, receiver}, at) => {
    bonuses.add(headings, BONUS.calledName * NEXT_CALL ** at, (heading) =>
      callShare(index, heading, receiver),
    );
  });
}

/** A method of `editor` belongs to something whose name contains that word. */
function callShare(
  index: SearchIndex,
  heading: number,
  receiver: string | null,
): number {
  if (standsAlone(index, heading)) {
    return receiver === null ? 1 : NO_MEMBER;
  }
  return receiver !== null && belongsTo(index, heading, receiver) ? 1 : OTHER_OWNER;
}

/** Returns whether a heading is a member of something whose name contains that of the receiver. */
export function belongsTo(
  index: SearchIndex,
  heading: number,
  receiver: string,
): boolean {
  const owner = index.data.headings.texts[index.parents[heading] ?? -1] ?? '';
  return !standsAlone(index, heading) && nameKey(owner).includes(nameKey(receiver));
}
