import {escapeHtml} from '@lexical-documentation/common';

import type {Match, TextMatcher} from '../engine/rank/text-matcher';
import type {QueryWord} from '../engine/query/query-plan';

/** Tags around matches, and the text where a snippet is cut. */
export interface HighlightTags {
  highlightPreTag: string;
  highlightPostTag: string;
  snippetEllipsisText: string;
}

/** A highlighted attribute, in Algolia's format. */
export interface HighlightResult {
  /** The text with tags around matches; escaped for HTML if the tags are HTML. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** Whether every word of the text matched; absent if none did. */
  fullyHighlighted?: boolean;
  /** The matched words of the query. */
  matchedWords: string[];
}

/** An attribute cut to the words around matches, in Algolia's format. */
export type SnippetResult = Pick<HighlightResult, 'value' | 'matchLevel'>;

/** Marks the matches in a text. */
export function highlight(
  text: string,
  matcher: TextMatcher,
  words: readonly QueryWord[],
  tags: HighlightTags,
): HighlightResult {
  const matches = matcher.find(text);
  const level = summarize(matches, words);
  const value = mark(text, matches, tags);
  if (level.matchLevel === 'none') {
    return {value, ...level};
  }
  return {
    fullyHighlighted: !/[\p{L}\p{N}]/u.test(withoutMatches(text, matches)),
    value,
    ...level,
  };
}

/** Returns the result for an attribute that isn't searched. */
export function unmatched(text: string, tags: HighlightTags): HighlightResult {
  return {matchLevel: 'none', matchedWords: [], value: mark(text, [], tags)};
}

/** Cuts a text to the `wordCount` words that contain most of the query, and marks matches. */
export function snippet(
  text: string,
  wordCount: number,
  matcher: TextMatcher,
  words: readonly QueryWord[],
  tags: HighlightTags,
): SnippetResult {
  const matches = matcher.find(text);
  const spans = [...text.matchAll(/\S+/gu)].map(({0: word, index}) => ({
    end: index + word.length,
    start: index,
  }));
  const first = bestWindow(spans, matches, wordCount);
  const last = Math.min(first + wordCount, spans.length) - 1;
  const start = spans[first]?.start ?? 0;
  const end = spans[last]?.end ?? 0;
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({...match, end: match.end - start, start: match.start - start}));
  const before = first > 0 ? tags.snippetEllipsisText : '';
  const after = last < spans.length - 1 ? tags.snippetEllipsisText : '';
  return {
    matchLevel: summarize(matches, words).matchLevel,
    value: before + mark(text.slice(start, end), inside, tags) + after,
  };
}

/**
 * Returns the escaping that a text needs with these tags. If the tags aren't HTML, the result isn't
 * HTML either: InstantSearch requests this, and escapes everything itself.
 */
function escapeFor({highlightPostTag, highlightPreTag}: HighlightTags) {
  const isHtml = /[<>]/u.test(highlightPreTag + highlightPostTag);
  return isHtml ? escapeHtml : (text: string) => text;
}

function summarize(
  matches: readonly Match[],
  words: readonly QueryWord[],
): Pick<HighlightResult, 'matchLevel' | 'matchedWords'> {
  const matched = new Set(matches.flatMap((match) => match.words));
  return {
    matchLevel:
      matched.size === 0 ? 'none' : matched.size < words.length ? 'partial' : 'full',
    matchedWords: words
      .filter((_, index) => matched.has(index))
      .map((word) => word.term),
  };
}

/** Adjacent matches with nothing in between share one pair of tags. */
function mark(text: string, matches: readonly Match[], tags: HighlightTags): string {
  const escape = escapeFor(tags);
  let marked = '';
  let written = 0;
  let open = -1;
  matches.forEach((match, index) => {
    if (open < 0) {
      open = match.start;
    }
    if (matches[index + 1]?.start !== match.end) {
      marked += escape(text.slice(written, open)) + tags.highlightPreTag;
      marked += escape(text.slice(open, match.end)) + tags.highlightPostTag;
      written = match.end;
      open = -1;
    }
  });
  return marked + escape(text.slice(written));
}

function withoutMatches(text: string, matches: readonly Match[]): string {
  let rest = '';
  let from = 0;
  for (const match of matches) {
    rest += text.slice(from, match.start);
    from = match.end;
  }
  return rest + text.slice(from);
}

/**
 * Returns the first word of the window with the most distinct words of the query, then the most
 * matches.
 */
function bestWindow(
  spans: readonly {start: number; end: number}[],
  matches: readonly Match[],
  wordCount: number,
): number {
  if (matches.length === 0 || spans.length <= wordCount) {
    return 0;
  }
  const found = matchesIn(spans, matches);
  const counts = new Map<number, number>();
  let total = 0;
  const count = (place: number, step: 1 | -1) => {
    for (const word of found[place]?.flatMap(({words}) => words) ?? []) {
      const left = (counts.get(word) ?? 0) + step;
      if (left > 0) {
        counts.set(word, left);
      } else {
        counts.delete(word);
      }
    }
    total += step * (found[place]?.length ?? 0);
  };
  let best = {different: 0, first: 0, total: 0};
  for (let last = 0; last < spans.length; last++) {
    const first = last - wordCount + 1;
    count(last, 1);
    count(first - 1, -1);
    const different = counts.size;
    if (
      first >= 0 &&
      (different > best.different ||
        (different === best.different && total > best.total))
    ) {
      best = {different, first, total};
    }
  }
  return centered(best.first, found, wordCount);
}

/** Returns for each word of a text its matches; both lists are in text order. */
function matchesIn(
  spans: readonly {start: number; end: number}[],
  matches: readonly Match[],
): Match[][] {
  let next = 0;
  return spans.map(({end}) => {
    const from = next;
    while ((matches[next]?.end ?? Infinity) <= end) {
      next++;
    }
    return matches.slice(from, next);
  });
}

/** Shifts a window, so that it shows as much before its matches as after them. */
function centered(
  first: number,
  found: readonly (readonly Match[])[],
  wordCount: number,
): number {
  const occupied = found
    .slice(first, first + wordCount)
    .map((matches, offset) => (matches.length > 0 ? offset : -1))
    .filter((offset) => offset >= 0);
  if (occupied.length === 0) {
    return first;
  }
  const before = occupied[0] ?? 0;
  const behind = wordCount - 1 - (occupied.at(-1) ?? 0);
  const centeredFirst = first + Math.trunc((before - behind) / 2);
  return Math.min(Math.max(0, centeredFirst), Math.max(0, found.length - wordCount));
}
