import {stemmer} from 'stemmer';

import {isStopWord} from '../../src/engine/query/stop-words';
import {splitWords} from '../../src/engine/text/words';

/** Returns a key that is the same for texts with the same words, in any order and inflection. */
export function sameWords(text: string): string {
  const terms = splitWords(text).flatMap(({atoms}) => atoms.map(({term}) => term));
  const decisive = terms.filter((term) => !isStopWord(term));
  return [...new Set(decisive.map((term) => stemmer(term)))].sort().join(' ');
}
