const QUOTED = /["“]([^"“”]+)["”]/g;
const CODE = /`([^`]+)`/g;
const NUMBER = /\berror #(\d+)/i;
/** Stands for a value: an ellipsis, a number, `X`, or the name of an example's class. */
const VALUE = /^(?:…|%s|X|\d+|\w*[A-Z]\w*Node)$/;
const FEWEST_WORDS = 3;
const LONGEST_VALUE = 200;

/** A heading that quotes an error message, or names an error by its number. */
export interface HeadingMessages {
  readonly numbers: readonly number[];
  /** Each message as words in lower case; null stands for a value. */
  readonly messages: readonly (readonly (string | null)[])[];
}

/**
 * Reads what a heading says of errors: text in quotation marks, code of several words, and "error #101".
 *
 * @param heading - as Markdown, without number signs
 */
export function readHeadingMessages(heading: string): HeadingMessages {
  const [, number] = NUMBER.exec(heading) ?? [];
  const quotes = [...heading.matchAll(QUOTED), ...heading.matchAll(CODE)];
  return {
    numbers: number === undefined ? [] : [Number(number)],
    messages: quotes
      .map(([, quote = '']) => wordsOf(quote))
      .filter((words) => textWords(words).length >= FEWEST_WORDS),
  };
}

/**
 * Returns how many words of a message a text shares with the heading: the text holds the message, or
 * is a part of it. Without such a message, 0.
 */
export function sharedWords({messages}: HeadingMessages, text: string): number {
  const asked = wordsOf(text);
  const shared = messages.map((message) => {
    if (patternOf(message).test(spelled(asked))) return textWords(message).length;
    const isPart =
      textWords(asked).length >= FEWEST_WORDS &&
      asked.length <= message.length &&
      patternOf(asked).test(spelled(message));
    return isPart ? textWords(asked).length : 0;
  });
  return Math.max(0, ...shared);
}

function wordsOf(text: string): (string | null)[] {
  return text
    .split(/[^\p{L}\p{N}%…$_]+/u)
    .filter(Boolean)
    .map((word) => (VALUE.test(word) ? null : word.toLowerCase()))
    .filter((word, index, words) => word !== null || words[index - 1] !== null);
}

function textWords(words: readonly (string | null)[]): string[] {
  return words.filter((word) => word !== null);
}

/** Words with a space on both sides of each, so that a pattern meets whole words. */
function spelled(words: readonly (string | null)[]): string {
  return ` ${words.map((word) => word ?? '…').join(' ')} `;
}

function patternOf(words: readonly (string | null)[]): RegExp {
  const value = `(?:.{0,${String(LONGEST_VALUE)}}?)`;
  const parts = words.map((word) =>
    word === null ? value : ` ${word.replaceAll('$', String.raw`\$`)}(?= )`,
  );
  return new RegExp(parts.join(''));
}
