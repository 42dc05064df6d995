import {textOfHash} from '@lexical-documentation/common/text-in-hash';
import {readText, storeText} from '@lexical-documentation/reader-tools/panel';

/** What a reader asks: from which version to which, and for what. */
export interface Question {
  /** Empty until one is chosen or found in the text. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** The name in the hash of a shared address. */
export const PARAMETER = 'ask';
const KEY = 'upgrade-report';

/** Returns the question of a link, or the one that this browser keeps. */
export function readQuestion(hash: string): Partial<Question> {
  return sound(textOfHash(PARAMETER, hash)) ?? sound(readText(KEY)) ?? {};
}

/** Keeps the question in this browser; an empty one clears what was kept. */
export function storeQuestion(question: Question): void {
  const isEmpty = question.text === '' && question.from === '';
  storeText(KEY, isEmpty ? '' : JSON.stringify(question));
}

/** Both a link and a storage may hold anything; undefined for what is no JSON. */
function sound(json: string | null | undefined): Partial<Question> | undefined {
  if (json === null || json === undefined) return undefined;
  const found = parse(json);
  if (found === undefined) return undefined;
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      ([key, value]) =>
        ['from', 'to', 'text'].includes(key) && typeof value === 'string',
    ),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
