import {CONTENT_LEVEL} from '../engine/index/index-data';
import {type SearchIndex, textAt} from '../engine/index/search-index';
import type {TextMatcher} from '../engine/rank/text-matcher';

/**
 * How many texts of a section are considered: a snippet from its beginning distinguishes it from
 * others.
 */
const READ_TEXTS = 6;

/** Length of the shown part of an answer, in characters. */
const ANSWER_LENGTH = 280;

const SENTENCE = /\S[\s\S]*?(?:[.!?:](?=\s+["“(]?[\p{Lu}\p{N}])|$)/gu;

/** Returns the text below a heading that contains most words of the query; null if there is none. */
export function bestTextBelow(
  index: SearchIndex,
  heading: number,
  matcher: TextMatcher,
): string | null {
  let best: {count: number; text: string} | null = null;
  for (const text of textsBelow(index, heading)) {
    const count = new Set(matcher.find(text).flatMap(({words}) => words)).size;
    if (!best || count > best.count) {
      best = {count, text};
    }
  }
  return best?.text ?? null;
}

/** Returns the first sentences of prose in a record's section; null if there is no text. */
export function openingOf(index: SearchIndex, record: number): string | null {
  const section = index.sections[record] ?? -1;
  const heading = section < index.headingCount ? section : index.parents[section];
  if (index.data.headings.kinds[heading ?? -1] !== null) {
    return null;
  }
  const [first = ''] = textsBelow(index, section);
  let opening = '';
  for (const [sentence] of first.matchAll(SENTENCE)) {
    const longer = opening === '' ? sentence : `${opening} ${sentence}`;
    if (longer.length > ANSWER_LENGTH && opening !== '') {
      break;
    }
    opening = longer;
  }
  return opening === '' ? null : opening;
}

function textsBelow(index: SearchIndex, heading: number): string[] {
  const texts: string[] = [];
  for (const {end, first} of index.runs[index.pages[heading] ?? -1] ?? []) {
    if (index.levels[first] !== CONTENT_LEVEL) {
      continue;
    }
    for (let record = first; record < end && texts.length < READ_TEXTS; record++) {
      if (index.sections[record] === heading) {
        texts.push(textAt(index, record));
      }
    }
  }
  return texts;
}
