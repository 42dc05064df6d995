import {type SearchIndex, textAt} from './index/search-index';
import type {QueryPlan} from './query/query-plan';
import type {EngineResult} from './search';

/** How many of the best records are checked. */
const READ = 20;

/**
 * Returns whether one of the best records contains, with the headings above it, every significant
 * word. If not, the text of the pages may have a better one.
 */
export function answersFully(index: SearchIndex, result: EngineResult): boolean {
  return result.records
    .slice(0, READ)
    .some((record) => missingWords(index, result, record).length === 0);
}

/** Returns the significant words that a record and the headings above it don't contain. */
function missingWords(
  index: SearchIndex,
  result: EngineResult,
  record: number,
): string[] {
  return wordsLackingIn(index, result, placesAbove(index, record));
}

/**
 * Returns the significant words that neither the whole section of a record nor the headings above it
 * contain: its text is stored in pieces, and each hit is only one of them.
 */
export function wordsMissingInSection(
  index: SearchIndex,
  result: EngineResult,
  record: number,
): string[] {
  const section = index.sections[record] ?? record;
  const runs = index.runs[index.pages[record] ?? -1] ?? [];
  const parts = runs.flatMap(({first, end}) =>
    Array.from({length: end - first}, (_, at) => first + at).filter(
      (part) => index.sections[part] === section,
    ),
  );
  return wordsLackingIn(index, result, [...parts, ...placesAbove(index, record)]);
}

/** Returns the numbers of the words that matter in a query; of all words if none does. */
export function significantWords({words}: QueryPlan): number[] {
  const significant = words.flatMap((word, number) => (word.stop ? [] : [number]));
  return significant.length > 0 ? significant : words.map((_, number) => number);
}

/** A record and the headings above it. */
function placesAbove({parents}: SearchIndex, record: number): number[] {
  const places: number[] = [];
  for (let place = record; place >= 0; place = parents[place] ?? -1) {
    places.push(place);
  }
  return places;
}

function wordsLackingIn(
  index: SearchIndex,
  {matcher, plan}: EngineResult,
  records: readonly number[],
): string[] {
  const found = new Set(
    records.flatMap((record) =>
      matcher.find(textAt(index, record)).flatMap(({words}) => words),
    ),
  );
  return significantWords(plan)
    .filter((word) => !found.has(word))
    .map((word) => plan.words[word]?.term ?? '');
}
