import {pick, type Random} from '../support/random';

const WORDS = [
  'editor',
  'state',
  '$getRoot',
  'registerUpdateListener',
  '@lexical/react',
  'INSERT_TABLE_COMMAND',
  'how',
  'do',
  'I',
  'selecton',
  'naïve',
];

/** Characters with a special meaning in regular expressions, HTML, JSON, URLs and Unicode. */
const SIGNS = [
  ...'"\\\'<>&%#?*+()[]{}|^$.,:;/_-~`!=@',
  '\0',
  '\n',
  '\u200B',
  '\u202E',
  '\uD800',
  '\uDFFF',
  '\uFFFF',
  '\u{1F600}',
  'e\u0301\u0302\u0303',
  'ﬁ',
  'İ',
  'ß',
  '한',
  'م',
  '__proto__',
  'constructor',
];

/** Returns anything that somebody could type, paste or send: words, parts, punctuation, long runs. */
export function fuzzQuery(random: Random): string {
  switch (random(8)) {
    case 0:
      return '';
    case 1:
      return pick(random, SIGNS).repeat(1 + random(300));
    case 2:
      return pick(random, WORDS).repeat(1 + random(40));
    case 3:
      return Array.from({length: 1 + random(60)}, () => pick(random, WORDS)).join(' ');
    default:
      return Array.from({length: 1 + random(6)}, () => fuzzWord(random)).join(
        pick(random, [' ', ' ', ' ', '', '-', '_', '.', '  ']),
      );
  }
}

function fuzzWord(random: Random): string {
  const word = random(3) === 0 ? pick(random, SIGNS) : pick(random, WORDS);
  const at = random(word.length + 1);
  switch (random(4)) {
    case 0:
      return word.slice(0, at);
    case 1:
      return word.slice(0, at) + pick(random, SIGNS) + word.slice(at);
    case 2:
      return word.slice(0, at) + word.slice(at + 1);
    default:
      return word;
  }
}
