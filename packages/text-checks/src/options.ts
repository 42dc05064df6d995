import {readFileSync} from 'node:fs';
import path from 'node:path';

/** An expression that must not be used. */
export interface Term {
  /** A case-insensitive regular expression. */
  readonly wrong: string;
  readonly right: string;
}

/** Options for checking a site's texts; folders and files are relative to the options file. */
export interface TextOptions {
  /** Word lists that supplement the dictionaries, with one word per line. */
  readonly words: readonly string[];
  /** Names that keep their capital letter in a heading. */
  readonly names: readonly string[];
  readonly terms: readonly Term[];
  /** The longest description, in characters. */
  readonly longestDescription: number;
  /** Folders whose pages must have a minimum length. */
  readonly fullPages: {
    readonly folders: readonly string[];
    readonly words: number;
    /** Components that render generated text, with the number of words that each counts for. */
    readonly generated?: Readonly<Record<string, number>>;
  };
  /** Folders in which all pages have the same sections. */
  readonly sameSections: readonly string[];
  /** Shorter sentences, in words, may appear on several pages. */
  readonly shortestDuplicate: number;
  /** The tabs of each group whose choice is remembered, in order. */
  readonly tabGroups: Readonly<
    Record<string, readonly {readonly value: string; readonly label: string}[]>
  >;
  /** A list of the reference's symbols, whose names must be written as code; optional. */
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
