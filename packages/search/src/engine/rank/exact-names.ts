import {namesOf, type SearchIndex, stemKey} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {spelling} from '../text/words';
import {
  BONUS,
  EXACT_LEVEL,
  EXACT_MEMBER,
  EXACT_PLAIN_MEMBER,
  EXACT_REEXPORT,
  EXACT_SYMBOL,
} from './weights';

/** Kind of a symbol that is declared elsewhere and comes after what it stands for. */
const REEXPORT = 're-export';

/** Returns the bonus of every heading that is, as a whole, what was asked for. */
export function exactNameBonuses(
  index: SearchIndex,
  plan: QueryPlan,
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
  const spelled = spelling(plan.text);
  add(named, BONUS.exactName);
  add(
    named.filter((record) =>
      namesOf(index, record).some((name) => spelling(name) === spelled),
    ),
    BONUS.exactName + BONUS.sameSpelling,
  );
  add(index.byStem.get(stemKey(terms)), BONUS.exactStem);
  if (essential.length > 0 && essential.length < terms.length) {
    // "How do I clear the editor" asks for no symbol, even if one is called clearEditor.
    const fits = (record: number) => plan.namesOneThing || !isSymbol(index, record);
    add(index.byName.get(essential.join(''))?.filter(fits), BONUS.exactStem);
    add(index.byStem.get(stemKey(essential))?.filter(fits), BONUS.exactStem);
  }
  return bonuses;
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
