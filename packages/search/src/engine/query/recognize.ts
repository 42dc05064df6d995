import {QUESTION_LENGTH, SENTENCE_LENGTH} from '../rank/weights';
import {fold} from '../text/fold';
import type {Manner} from './manner';

/** Characters and capitals that plain words don't have; `HTML` is a word. */
const NAME = /[$@_(]|\p{Ll}\p{Lu}/u;

const QUESTION =
  /^(?:how|why|what|when|where|which|who|can|could|should|is|are|does|do)\s/u;

/** Statements, calls, elements: syntax that isn't used around a single name. */
const CODE =
  /=>|[{};]|\bclass\s+\w+\s+extends\s|<\/?\p{Lu}\w*[\s/>]|[\w$]\([^)]|[\w$]\.[\w$]+\(|^\s*(?:return|await|new|import)\s+[$\w]+\s*\(/u;

/** Four plain words in a row are prose, even if they mention `editor.update()`. */
const PROSE = /(?:^|\s)\p{Ll}{2,} \p{Ll}+ \p{Ll}+ \p{Ll}{2,}/u;

const ERROR_NAME = /^\W*(?:uncaught\b|\w*error\b\s*:|invariant\b|minified\b)/u;

/** Words of errors that subjects don't have. */
const COMPLAINT =
  /\b(?:cannot|unable|failed|must (?:be|not|have|implement)|expected|attempted|endlessly|requires?|invalid|missing|conflicts?|collision|detected|frozen|not (?:been|found|defined|registered|supported|extended|valid|allowed)|is (?:not|null|undefined)|are not|does not|did not|can not|can only)\b/u;

/** Words that complain about something without naming it, also in a question. */
const SYMPTOM =
  /\b(?:why|error|errors|wrong|broken|fails?|lost|loses|gone|disappears?|nothing|twice|crash(?:es)?|not|no(?=\s)|never|null|undefined|empty|stale|jumps?|(?:ca|do|does|did|is|are|was|wo)nt)\b|n['’]t\b/u;

/** Numbers of errors: `#40`, `error 13`, `error code: 8`, `…/error?code=113&v=…`. */
const ERROR_NUMBERS = [
  /(?:[?&]|%3f|%26)code(?:=|%3d)(\d{1,4})\b/u,
  /^\s*#(\d{1,4})\s*$/u,
  /\b(?:error|code)(?:\s+(?:code|no\.?|number))?[\s:#]{1,4}(\d{1,4})\b/u,
];

/**
 * Returns what kind of text a query is.
 *
 * @param length - number of its words; a code name counts as one
 */
export function recognizeManner(query: string, length: number): Manner {
  const folded = fold(query);
  if (ERROR_NAME.test(folded)) {
    return 'error';
  }
  if (CODE.test(query) && !PROSE.test(query)) {
    return 'code';
  }
  const question = QUESTION.test(folded.trim());
  if (length >= SENTENCE_LENGTH && !question && COMPLAINT.test(folded)) {
    return 'error';
  }
  if (length >= SENTENCE_LENGTH || (question && length >= QUESTION_LENGTH)) {
    return 'sentence';
  }
  return NAME.test(query) ? 'name' : 'subject';
}

/** Returns whether a query asks a question: by its first word, or its question mark. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(fold(query).trim()) || /\S\?\s*$/u.test(query);
}

/**
 * Returns whether a query mentions that something went wrong, so that entries about mistakes are
 * relevant.
 */
export function readsLikeTrouble(query: string): boolean {
  return SYMPTOM.test(fold(query));
}

/** Returns the number of the error in a query; null if there is none. */
export function errorNumberIn(query: string): string | null {
  const folded = fold(query);
  for (const pattern of ERROR_NUMBERS) {
    const [, number] = pattern.exec(folded) ?? [];
    if (number !== undefined) {
      return number;
    }
  }
  return null;
}
