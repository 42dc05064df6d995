import {stemmer} from 'stemmer';

import {Dictionary} from '../query/dictionary';
import {isStopWord} from '../query/stop-words';
import {nameKey, splitWords} from '../text/words';
import {ASKED_LEVEL, type IndexData} from './index-data';
import {lastSegment} from './invert';

/** Headings by their names. */
export interface NameTables {
  /** By {@link nameKey} of their text, and titles also without the scope of a package. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** Titles by {@link nameKey} of their URL. */
  byAddress: ReadonlyMap<string, readonly number[]>;
  /** By the stems of the words of all their names. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** The keys of both tables of names, for looking up prefixes. */
  keys: Dictionary;
  /**
   * Number of atoms that aren't stop words, or of all atoms if there are no others, in each
   * heading's shortest name and in each phrase; 0 for text.
   */
  lengths: Uint16Array;
}

/** A package can also be found by its name without the scope. */
const PACKAGE_SCOPE = /^@[^/]+\//u;

/** Builds the tables of an index. */
export function nameTables(data: IndexData): NameTables {
  const byName = new Map<string, number[]>();
  const byAddress = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const {texts} = data.headings;
  const lengths = new Uint16Array(texts.length + (data.content?.texts.length ?? 0));
  texts.forEach((_, heading) => {
    const names = textNames(data, heading);
    const addresses = addressNames(data, heading);
    for (const name of names) {
      append(byName, nameKey(name), heading);
    }
    for (const name of addresses) {
      append(byAddress, nameKey(name), heading);
    }
    for (const name of [...names, ...addresses]) {
      append(byStem, stemKey(termsIn(name)), heading);
    }
    lengths[heading] = Math.min(...names.map(lengthOf));
  });
  data.content?.texts.forEach((phrase, record) => {
    if (data.content?.levels[record] === ASKED_LEVEL) {
      lengths[texts.length + record] = lengthOf(phrase);
    }
  });
  const keys = [...new Set([...byName.keys(), ...byAddress.keys()])].sort();
  return {byAddress, byName, byStem, lengths, keys: new Dictionary(keys)};
}

/** Returns the names of a heading: its text, and for a title its package without the scope. */
export function textNames(
  {headings}: IndexData,
  heading: number,
): readonly [string, ...string[]] {
  const text = headings.texts[heading] ?? '';
  return headings.parents[heading] === -1 && PACKAGE_SCOPE.test(text)
    ? [text, text.replace(PACKAGE_SCOPE, '')]
    : [text];
}

/** Returns whether a heading is the title of a page about a package. */
export function isPackage({headings}: IndexData, heading: number): boolean {
  return (
    headings.parents[heading] === -1 &&
    PACKAGE_SCOPE.test(headings.texts[heading] ?? '')
  );
}

/** Returns a key that is the same for all inflections of the words. */
export function stemKey(terms: readonly string[]): string {
  return terms.map((term) => stemmer(term)).join('');
}

function addressNames({headings, pages}: IndexData, heading: number): string[] {
  return headings.parents[heading] === -1
    ? [lastSegment(pages[headings.pages[heading] ?? -1]?.path ?? '')]
    : [];
}

function termsIn(name: string): string[] {
  return splitWords(name).flatMap(({atoms}) => atoms.map(({term}) => term));
}

function lengthOf(name: string): number {
  const terms = termsIn(name);
  return terms.filter((term) => !isStopWord(term)).length || terms.length;
}

function append(map: Map<string, number[]>, key: string, record: number): void {
  const list = map.get(key);
  if (!list) {
    map.set(key, [record]);
  } else if (list.at(-1) !== record) {
    list.push(record);
  }
}
