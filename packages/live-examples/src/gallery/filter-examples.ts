import type {ExampleCard} from '../example/types';

/** The reader's filter for examples. */
export interface GalleryFilter {
  readonly text: string;
  readonly tag: string | null;
}

export const NO_FILTER: GalleryFilter = {text: '', tag: null};

const TEXT_PARAMETER = 'q';
const TAG_PARAMETER = 'tag';

/** Returns whether an example has the tag, and its card contains all words of the text. */
export function matchesFilter(card: ExampleCard, {text, tag}: GalleryFilter): boolean {
  const {title, description, difficulty, tags} = card;
  const said = [title, description, difficulty, ...tags].join(' ').toLowerCase();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (tag === null || tags.includes(tag)) && words.every((word) => said.includes(word))
  );
}

/** A tag, and how many examples have it. */
export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Returns all tags, the most frequent first. */
export function tagsOf(cards: readonly ExampleCard[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap(({tags}) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, oneCount], [other, otherCount]) =>
      // Comparing with a collator takes 100 ms on a phone, the first time.
      oneCount === otherCount ? (one < other ? -1 : 1) : otherCount - oneCount,
    )
    .map(([tag, count]) => ({tag, count}));
}

/** Reads the filter from the query of a URL. */
export function readFilter(search: string): GalleryFilter {
  const parameters = new URLSearchParams(search);
  return {
    text: parameters.get(TEXT_PARAMETER) ?? '',
    tag: parameters.get(TAG_PARAMETER),
  };
}

/** Returns the query for a filter, with its question mark, or an empty string. */
export function formatFilter({text, tag}: GalleryFilter): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set(TEXT_PARAMETER, text);
  if (tag !== null) parameters.set(TAG_PARAMETER, tag);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
