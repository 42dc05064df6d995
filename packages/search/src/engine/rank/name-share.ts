import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {spelling} from '../text/words';
import {
  EXACT_ASIDE,
  EXACT_LEVEL,
  EXACT_MEMBER,
  EXACT_PLAIN_MEMBER,
  EXACT_REEXPORT,
  EXACT_SYMBOL,
  EXACT_UNSPOKEN,
} from './weights';

/** Kind of a re-exported symbol, which ranks below the original. */
const REEXPORT = 're-export';

/** Kinds that plain words don't mean: "update listener" is a subject, `UpdateListener` a type. */
const UNSPOKEN = new Set(['interface', 'property', REEXPORT, 'type']);

const PLAIN_WORD = /^\p{Ll}+(?:\(\))?$/u;

/** Returns the share of the bonus for an exact name that a heading gets, depending on its kind. */
export function nameShare(
  index: SearchIndex,
  {manner, text}: QueryPlan,
  heading: number,
): number {
  const kind = index.data.headings.kinds[heading] ?? null;
  if (kind === null) {
    const {pageRank = 0} = index.data.pages[index.pages[heading] ?? -1] ?? {};
    const share = EXACT_LEVEL[index.levels[heading] ?? 0] ?? 0;
    return pageRank < 0 ? share * EXACT_ASIDE : share;
  }
  const member = !standsAlone(index, heading);
  if (member && PLAIN_WORD.test(index.data.headings.texts[heading] ?? '')) {
    return EXACT_PLAIN_MEMBER;
  }
  const plain = manner === 'subject' || manner === 'sentence';
  if (plain && UNSPOKEN.has(kind) && !isSpelled(index, heading, text)) {
    return EXACT_UNSPOKEN;
  }
  return kind === REEXPORT ? EXACT_REEXPORT : member ? EXACT_MEMBER : EXACT_SYMBOL;
}

/** Returns whether a heading is a symbol or a member of one. */
export function isSymbol(index: SearchIndex, heading: number): boolean {
  return (index.data.headings.kinds[heading] ?? null) !== null;
}

/** Returns whether a heading isn't a member of a symbol. */
export function standsAlone(index: SearchIndex, heading: number): boolean {
  const parent = index.parents[heading] ?? -1;
  return parent < 0 || !isSymbol(index, parent);
}

function isSpelled(index: SearchIndex, heading: number, text: string): boolean {
  return spelling(index.data.headings.texts[heading] ?? '') === spelling(text);
}
