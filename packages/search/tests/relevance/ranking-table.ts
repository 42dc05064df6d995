import type {SearchIndex} from '../../src/engine/index/search-index';
import type {search as searchOf} from '../../src/engine/search';
import type {docSearchRecord as recordOf} from '../../src/records/docsearch-record';
import {isAnswer, placeOf} from './judge';
import {JUDGED_QUERIES} from './judged-queries';
import {PARTS, readStrangers} from './strangers';

/** An engine to query, from this state of the repository or from another one. */
export interface AskedEngine {
  docSearchRecord: typeof recordOf;
  index: SearchIndex;
  search: typeof searchOf;
}

/** Ranks beyond this make no difference to readers. */
const DEEPEST = 20;

const ABSENT = '–';

/** Returns a line for each query of all sets: the rank of each of its right answers, and the query. */
export function rankingTable(engine: AskedEngine): string[] {
  const judged = JUDGED_QUERIES.map(({best, good, query}) => ({
    answers: [...best, ...good],
    query,
  }));
  const strangers = PARTS.flatMap((part) => readStrangers(part));
  return [...judged, ...strangers].map(
    ({answers, query}) => `${ranksOf(engine, query, answers)} | ${query}`,
  );
}

function ranksOf(
  {docSearchRecord, index, search}: AskedEngine,
  query: string,
  answers: readonly string[],
): string {
  const places = search(index, {distinct: 4, query})
    .records.slice(0, DEEPEST)
    .map((record) => placeOf(docSearchRecord(index, record).url));
  const ranks = answers.map((answer) => {
    const rank = places.findIndex((place) => isAnswer(place, answer));
    return rank < 0 ? ABSENT : String(rank + 1);
  });
  return ranks.join(' ');
}

/** Describes which queries moved between two tables; empty if none did. */
export function describeMoves(
  before: readonly string[],
  after: readonly string[],
): string {
  const known = new Map(before.map((line) => split(line)));
  const moves = after.flatMap((line) => {
    const [query, ranks] = split(line);
    const former = known.get(query);
    return former === undefined || former === ranks ? [] : [{former, query, ranks}];
  });
  const up = moves.filter(({former, ranks}) => bestOf(ranks) < bestOf(former));
  const down = moves.filter(({former, ranks}) => bestOf(ranks) > bestOf(former));
  const others = moves.filter((move) => !up.includes(move) && !down.includes(move));
  return [
    section('The first right answer moved up', up),
    section('The first right answer moved down', down),
    section('Only later answers moved', others),
  ]
    .filter(Boolean)
    .join('\n\n');
}

interface Move {
  former: string;
  query: string;
  ranks: string;
}

function section(title: string, moves: readonly Move[]): string {
  const lines = moves.map(
    ({former, query, ranks}) => `  ${former}  →  ${ranks}  ${query}`,
  );
  return moves.length === 0
    ? ''
    : [`${title} (${String(moves.length)}):`, ...lines].join('\n');
}

function split(line: string): [query: string, ranks: string] {
  const at = line.indexOf(' | ');
  return [line.slice(at + 3), line.slice(0, at)];
}

function bestOf(ranks: string): number {
  return Math.min(
    ...ranks.split(' ').map((rank) => (rank === ABSENT ? DEEPEST + 1 : Number(rank))),
  );
}
