import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import {z} from 'zod';

/** Room for the note about a cut. */
const NOTE_TOKENS = 20;

/** An answer with fewer tokens isn't useful. */
const LEAST_TOKENS = 200;

/**
 * The parameter of a tool that limits its answer.
 *
 * @param limits - the default number of tokens, and the largest that can be requested
 */
export function tokenLimit(
  limits: {readonly usual: number; readonly most: number},
  description: string,
) {
  return z
    .number()
    .int()
    .min(LEAST_TOKENS)
    .max(limits.most)
    .default(limits.usual)
    .describe(description);
}

/** A text within a limit. */
export interface LimitedText {
  readonly text: string;
  readonly tokens: number;
  /** Where the rest starts in the whole text; undefined if nothing was cut. */
  readonly rest?: number;
}

/** Counts tokens in the encoding o200k_base; names of special tokens count as text. */
export function tokensOf(text: string): number {
  return countTokens(text, {allowedSpecial: 'all'});
}

/**
 * Cuts a text between two blocks to stay within a number of tokens. It cuts within a block only if
 * the first one is already too long.
 */
export function limitTokens(text: string, limit: number): LimitedText {
  const tokens = tokensOf(text);
  if (tokens <= limit) {
    return {text, tokens};
  }
  const room = Math.max(1, limit - NOTE_TOKENS);
  const kept =
    fitting(text, blockEnds(text), room) ?? fitting(text, lineEnds(text), room);
  const end = kept ?? Math.floor((text.length * room) / tokens / 2);
  const part = text.slice(0, end).trimEnd();
  return {text: part, tokens: tokensOf(part), rest: end};
}

/** The last of several offsets up to which the text is short enough. */
function fitting(
  text: string,
  ends: readonly number[],
  room: number,
): number | undefined {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokensOf(text.slice(0, ends[middle])) <= room) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return ends[low - 1];
}

/** Empty lines outside of code. */
function blockEnds(text: string): number[] {
  const ends: number[] = [];
  let fence = '';
  let place = 0;
  for (const line of text.split('\n')) {
    const [mark] = /^\s*`{3,}/.exec(line) ?? [];
    if (mark) {
      fence = fence ? '' : mark;
    } else if (line === '' && !fence && place > 0) {
      ends.push(place);
    }
    place += line.length + 1;
  }
  return ends;
}

function lineEnds(text: string): number[] {
  return [...text.matchAll(/\n/g)].map(({index}) => index).filter((index) => index > 0);
}
