import {namesOf, type SearchIndex, stemKey} from '../index/search-index';
import {allowedTypos} from '../query/expansion';
import {type QueryPlan, termKey} from '../query/query-plan';
import {spelling} from '../text/words';
import type {TermMatches} from './term-matches';
import {
  BONUS,
  EXACT_CORRECTED,
  EXACT_LEVEL,
  EXACT_MEMBER,
  EXACT_PLAIN_MEMBER,
  EXACT_REEXPORT,
  EXACT_SYMBOL,
} from './weights';

/** More readings of a query than these are guesses. */
const MOST_CORRECTIONS = 20;

/** Kind of a symbol that is declared elsewhere and comes after what it stands for. */
const REEXPORT = 're-export';

/** Returns the bonus of every heading that is, as a whole, what was asked for. */
export function exactNameBonuses(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  const add = (records: readonly number[] | undefined, bonus: number) => {
    for (const record of records ?? []) {
      const value = bonus * shareOf(index, record);
      bonuses.set(record, Math.max(bonuses.get(record) ?? 0, value));
    }
  };
  if (plan.key === '') {
    return bonuses;
  }
  const terms = plan.words.map((word) => word.term);
  const essential = plan.words.filter((word) => !word.stop).map((word) => word.term);
  const named = index.byName.get(plan.key) ?? [];
  add(named, BONUS.exactName);
  add(sameSpelling(index, plan), BONUS.exactName + BONUS.sameSpelling);
  add(index.byStem.get(stemKey(terms)), BONUS.exactStem);
  for (const key of otherKeys(plan, matches)) {
    add(index.byName.get(key), BONUS.exactName * EXACT_CORRECTED);
  }
  if (essential.length > 0 && essential.length < terms.length) {
    // "How do I clear the editor" asks for no symbol, even if one is called clearEditor.
    const fits = (record: number) => plan.namesOneThing || !isSymbol(index, record);
    add(index.byName.get(essential.join(''))?.filter(fits), BONUS.exactStem);
    add(index.byStem.get(stemKey(essential))?.filter(fits), BONUS.exactStem);
  }
  return bonuses;
}

/** Whether the query is the name of a symbol, letter by letter; members do not count. */
export function namesSymbol(index: SearchIndex, plan: QueryPlan): boolean {
  return sameSpelling(index, plan).some(
    (record) => isSymbol(index, record) && shareOf(index, record) >= EXACT_REEXPORT,
  );
}

function sameSpelling(index: SearchIndex, {key, text}: QueryPlan): number[] {
  const spelled = spelling(text);
  return (index.byName.get(key) ?? []).filter((record) =>
    namesOf(index, record).some((name) => spelling(name) === spelled),
  );
}

/** Returns the names that the query becomes when typos are corrected, or when a synonym replaces it. */
function otherKeys(
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
): Set<string> {
  const keys = new Set<string>();
  for (const {from, literal, terms, to} of plan.alternatives) {
    const isWhole = from === 0 && to === plan.words.length;
    if (isWhole && !literal) {
      keys.add(terms.map(({term}) => term).join(''));
    }
  }
  let corrected = [''];
  for (const {from, literal, terms, to} of plan.alternatives) {
    const [term] = terms;
    if (literal && term && to - from === 1 && corrected.length <= MOST_CORRECTIONS) {
      const found = matches.get(termKey(term));
      const words = found?.typos ? corrections(term.term, found) : [term.term];
      corrected = corrected.flatMap((before) => words.map((word) => before + word));
    }
  }
  corrected.slice(0, MOST_CORRECTIONS).forEach((key) => keys.add(key));
  keys.delete(plan.key);
  return keys;
}

/** Leaves out what the typed word is only the beginning of. */
function corrections(typed: string, {expansions}: TermMatches): string[] {
  return [...expansions].filter(
    (word) => Math.abs(word.length - typed.length) <= allowedTypos(typed),
  );
}

function isSymbol(index: SearchIndex, record: number): boolean {
  return (index.data.headings.kinds[record] ?? null) !== null;
}

function shareOf(index: SearchIndex, record: number): number {
  const {kinds} = index.data.headings;
  const kind = kinds[record] ?? null;
  if (kind === null) {
    return EXACT_LEVEL[index.levels[record] ?? 0] ?? 0;
  }
  if (kind === REEXPORT) {
    return EXACT_REEXPORT;
  }
  const parent = index.parents[record] ?? -1;
  if (parent < 0 || !isSymbol(index, parent)) {
    return EXACT_SYMBOL;
  }
  return index.headingLengths[record] === 1 ? EXACT_PLAIN_MEMBER : EXACT_MEMBER;
}
