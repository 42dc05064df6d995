import type {Dictionary} from '../query/dictionary';
import {recognizeManner} from '../query/recognize';
import {nameKey, splitWords} from '../text/words';
import type {IndexData, Segment} from './index-data';

/** What a record is, besides its position. */
export interface RecordTraits {
  /** 1 for each record that is about a mistake or an error. */
  mistakes: Uint8Array;
  /** For each heading that is a symbol, how often the site mentions it: 0 to 1. */
  fame: Float32Array;
  /** The same for the title of each page that describes symbols. */
  packageFame: Float32Array;
}

/** Returns the traits of all records. */
export function recordTraits(
  data: IndexData,
  segments: readonly Segment[],
  dictionaries: readonly Dictionary[],
): RecordTraits {
  const {kinds, pages, parents, texts} = data.headings;
  const count = (text: string) => frequency(nameKey(text), segments, dictionaries);
  const isSymbol = (heading: number) => (kinds[heading] ?? null) !== null;
  // A member is as well known as its owner: a base class comes before what overrides it.
  const fame = relative(
    texts.map((text, heading) => {
      const owner = parents[heading] ?? -1;
      const name = isSymbol(owner) ? (texts[owner] ?? '') : text;
      return isSymbol(heading) ? count(name) : 0;
    }),
  );
  const titles = data.pages.map(() => 0);
  texts.forEach((text, heading) => {
    if (parents[heading] === -1) {
      titles[pages[heading] ?? -1] = count(text);
    }
  });
  const symbols = new Set(pages.filter((_, heading) => kinds[heading] !== null));
  return {
    fame,
    mistakes: mistakesOf(data, segments),
    packageFame: relative(titles.map((title, page) => (symbols.has(page) ? title : 0))),
  };
}

/** A record is about a mistake if a heading above it says so, or its page lists errors. */
function mistakesOf(
  {headings, mistakeHeadings, pages}: IndexData,
  segments: readonly Segment[],
): Uint8Array {
  const names = new Set(mistakeHeadings);
  const inHeadings = new Uint8Array(headings.texts.length);
  const isError = (heading: number) =>
    pages[headings.pages[heading] ?? -1]?.errorAnchor !== undefined &&
    headings.parents[heading] !== -1;
  headings.texts.forEach((text, heading) => {
    const above = inHeadings[headings.parents[heading] ?? -1] ?? 0;
    inHeadings[heading] =
      above === 1 || names.has(text) || isError(heading) || isErrorText(text) ? 1 : 0;
  });
  return Uint8Array.from(
    segments.flatMap(({first, parents}) =>
      first === 0 ? [...inHeadings] : parents.map((parent) => inHeadings[parent] ?? 0),
    ),
  );
}

/** Returns whether a heading is an error message. */
function isErrorText(text: string): boolean {
  return recognizeManner(text, splitWords(text).length) === 'error';
}

/** Returns the logarithms of counts, divided by the largest. */
function relative(counts: readonly number[]): Float32Array {
  const most = Math.log(1 + counts.reduce((left, right) => Math.max(left, right), 1));
  return Float32Array.from(counts, (count) => Math.log(1 + count) / most);
}

/** Returns the number of records with a term. */
function frequency(
  term: string,
  segments: readonly Segment[],
  dictionaries: readonly Dictionary[],
): number {
  return segments.reduce((sum, {postings}, number) => {
    const index = dictionaries[number]?.find(term) ?? -1;
    return sum + (postings[index]?.length ?? 0);
  }, 0);
}
