import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A way to say something that is not to be used. */
export interface Term {
  /** A regular expression, matched without regard to case. */
  readonly wrong: string;
  readonly right: string;
}

/** What the checks of a site's texts are told; folders and files are relative to the file of options. */
export interface TextOptions {
  /** Files of words that the dictionaries lack, one on each line. */
  readonly words: readonly string[];
  /** Names that keep their capital letter within a heading. */
  readonly names: readonly string[];
  readonly terms: readonly Term[];
  /** The longest description, in characters. */
  readonly longestDescription: number;
  /** Folders whose pages are long enough to answer a question. */
  readonly fullPages: {
    readonly folders: readonly string[];
    readonly words: number;
    /** Components that show generated text, with how many words each stands for. */
    readonly generated?: Readonly<Record<string, number>>;
  };
  /** Folders in which all pages have the same sections. */
  readonly sameSections: readonly string[];
  /** Sentences of fewer words may stand on several pages. */
  readonly shortestDuplicate: number;
  /** The tabs of each group whose choice is remembered, in their order. */
  readonly tabGroups: Readonly<
    Record<string, readonly {readonly value: string; readonly label: string}[]>
  >;
  /** A list of the reference's symbols, whose names are written as code; optional. */
  readonly symbols?: string;
}

/** Reads the file of options. */
export function readOptions(file: string): TextOptions {
  const options = JSON.parse(readFileSync(file, 'utf8')) as TextOptions;
  const folder = path.dirname(file);
  const below = (places: readonly string[]) =>
    places.map((place) => path.join(folder, place));
  return {
    ...options,
    words: below(options.words),
    fullPages: {...options.fullPages, folders: below(options.fullPages.folders)},
    sameSections: below(options.sameSections),
    ...(options.symbols && {symbols: path.join(folder, options.symbols)}),
  };
}
