import {fold} from './fold';

/** A part of a word that is never split further: `Update` in `registerUpdateListener`. */
export interface Atom {
  /** Folded text. */
  term: string;
  /** Offset of the first character in the original text. */
  start: number;
  /** Offset after the last character in the original text. */
  end: number;
}

/** A run of atoms without a space: a plain word, a code name, a package path. */
export interface Word {
  atoms: readonly Atom[];
  /**
   * Its atoms from each on, to the last but one, written as one: `registerupdatelistener`,
   * `updatelistener`. Empty for a plain word, and for a run that is too long to be a name.
   */
  joined: readonly string[];
}

/** A run with more atoms is a URL or data, not a name: its joined forms would be noise. */
const MAX_JOINED_ATOMS = 8;

const NOT_JOINED: readonly string[] = [];

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’_\-./$@]+[\p{L}\p{M}\p{N}]+)*/gu;
const SEGMENT = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const PLAIN_WORD = /^[A-Za-z]?[a-z]*$/u;
const CAMEL_CASE_ATOM =
  /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu;

/**
 * Splits text into words, and words into atoms at the boundaries of camelCase, snake_case,
 * kebab-case and package paths. Punctuation around a name (`$`, `@`, `()`) doesn't belong to any
 * word.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: word, index} of text.matchAll(WORD)) {
    // Most words are plain: one atom, nothing to fold.
    const atoms = PLAIN_WORD.test(word)
      ? [{end: index + word.length, start: index, term: word.toLowerCase()}]
      : splitAtoms(word, index);
    if (atoms.length > 0) {
      words.push({atoms, joined: joinedForms(atoms)});
    }
  }
  return words;
}

function splitAtoms(word: string, offset: number): Atom[] {
  const atoms: Atom[] = [];
  for (const segment of word.matchAll(SEGMENT)) {
    for (const atom of segment[0].matchAll(CAMEL_CASE_ATOM)) {
      const start = offset + segment.index + atom.index;
      const term = fold(atom[0]).replace(/['’]/gu, '');
      if (term !== '') {
        atoms.push({end: start + atom[0].length, start, term});
      }
    }
  }
  return atoms;
}

function joinedForms(atoms: readonly Atom[]): readonly string[] {
  return atoms.length > 1 && atoms.length <= MAX_JOINED_ATOMS
    ? atoms.slice(1).map((_, from) => joinAtoms(atoms, from))
    : NOT_JOINED;
}

/** Returns the atoms starting at `from` joined to one term: `updatelistener`. */
export function joinAtoms(atoms: readonly Atom[], from = 0, to = atoms.length): string {
  let joined = '';
  for (let index = from; index < to; index++) {
    joined += atoms[index]?.term ?? '';
  }
  return joined;
}

/**
 * Returns a key that is the same for all written forms of a name: `$getRoot()`, `getRoot`,
 * `getroot` and `get root` are all `getroot`.
 */
export function nameKey(text: string): string {
  return splitWords(text)
    .map((word) => joinAtoms(word.atoms))
    .join('');
}

/**
 * Returns the spelling of a text, without case, diacritics and punctuation around names:
 * `$getRoot()` and `getroot` have the same spelling, `get root` doesn't.
 */
export function spelling(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}\s_\-/.]+/gu, '')
    .trim();
}
