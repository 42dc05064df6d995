import {type SearchIndex, textAt} from './index/search-index';
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
export function missingWords(
  index: SearchIndex,
  {matcher, plan}: EngineResult,
  record: number,
): string[] {
  const decisive = plan.words.flatMap((word, number) => (word.stop ? [] : [number]));
  const needed = decisive.length > 0 ? decisive : plan.words.map((_, number) => number);
  const found = new Set<number>();
  for (let place = record; place >= 0; place = index.parents[place] ?? -1) {
    for (const {words} of matcher.find(textAt(index, place))) {
      words.forEach((word) => found.add(word));
    }
  }
  return needed
    .filter((word) => !found.has(word))
    .map((word) => plan.words[word]?.term ?? '');
}
