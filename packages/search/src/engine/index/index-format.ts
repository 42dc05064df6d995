import {decodeTerms, encodeTerms} from './front-coding';
import {
  ASKED_LEVEL,
  CONTENT_LEVEL,
  emptySegment,
  type IndexData,
  type IndexedPage,
  type Segment,
  type SynonymRule,
} from './index-data';
import {invertHeadings} from './invert';
import {decodeNumbers, encodeNumbers, fromSteps, toSteps} from './varint';

/** Incremented when a change of the format makes older files unreadable. */
export const INDEX_FORMAT = 6;

/** Columns of both segments, with numbers as text. */
interface EncodedSegment {
  positions: string;
  texts: string[];
}

/**
 * The file that answers first. The parents of headings are derived from the levels, and the terms
 * from the texts: computing them takes a reader's device less time than downloading them.
 */
export interface EncodedHeadings extends EncodedSegment {
  origin: string;
  sitePages: IndexedPage[];
  synonyms: SynonymRule[];
  mistakeHeadings: string[];
  pages: string;
  levels: string;
  /** 0 for the anchor that is derived from the text. */
  anchors: (string | null | 0)[];
  kinds: EncodedChoices;
  notes: EncodedChoices;
}

/** Texts of which each record has at most one. */
interface EncodedChoices {
  /** The distinct texts. */
  texts: string[];
  /** For each record 0, or the index of its text plus 1; as numbers. */
  choices: string;
}

/** The file that adds the text; it shares the pages and most anchors with the headings. */
export interface EncodedContent extends EncodedSegment {
  parents: string;
  /** How many of the last records are phrases. */
  askedCount: number;
  terms: string;
  /** Inverted lists, one for each term, separated with spaces. */
  postings: string;
  /** The anchors of texts that have their own, by record number. */
  ownAnchors: Record<number, string>;
}

/** Returns the two parts of an index in the form that is stored as JSON. */
export function encodeIndex(index: IndexData): {
  headings: EncodedHeadings;
  content: EncodedContent;
} {
  const {content, headings} = index;
  return {
    content: encodeContent(content ?? emptySegment(headings.texts.length), headings),
    headings: {
      ...encodeSegment(headings),
      anchors: headings.anchors.map((anchor, record) =>
        anchor === slug(headings.texts[record] ?? '') ? 0 : anchor,
      ),
      kinds: encodeChoices(headings.kinds),
      levels: encodeNumbers(headings.levels),
      mistakeHeadings: index.mistakeHeadings,
      notes: encodeChoices(headings.notes),
      origin: index.origin,
      pages: encodeNumbers(toSteps(headings.pages)),
      sitePages: index.pages,
      synonyms: index.synonyms,
    },
  };
}

/** Reads the part that answers first; the result has no content yet. */
export function decodeHeadings(encoded: EncodedHeadings): IndexData {
  const levels = decodeNumbers(encoded.levels);
  const pages = fromSteps(decodeNumbers(encoded.pages));
  const segment = {
    ...decodeSegment(encoded, 0),
    anchors: encoded.anchors.map((anchor, record) =>
      anchor === 0 ? slug(encoded.texts[record] ?? '') : anchor,
    ),
    kinds: decodeChoices(encoded.kinds),
    levels,
    notes: decodeChoices(encoded.notes),
    pages,
    parents: headingParents(levels, pages),
  };
  return {
    content: null,
    headings: {...segment, ...invertHeadings(segment, encoded.sitePages)},
    mistakeHeadings: encoded.mistakeHeadings,
    origin: encoded.origin,
    pages: encoded.sitePages,
    synonyms: encoded.synonyms,
  };
}

/** Reads the part with the text that belongs to `headings`. */
export function decodeContent(encoded: EncodedContent, headings: Segment): Segment {
  const parents = fromSteps(decodeNumbers(encoded.parents)).map((parent) => parent - 1);
  const lists = encoded.postings === '' ? [] : encoded.postings.split(' ');
  return {
    ...decodeSegment(encoded, headings.texts.length),
    anchors: parents.map(
      (parent, record) =>
        encoded.ownAnchors[record] ?? headings.anchors[parent] ?? null,
    ),
    kinds: parents.map(() => null),
    levels: parents.map((_, record) =>
      record < parents.length - encoded.askedCount ? CONTENT_LEVEL : ASKED_LEVEL,
    ),
    notes: parents.map(() => null),
    pages: parents.map((parent) => headings.pages[parent] ?? 0),
    parents,
    postings: lists.map((list) => sums(decodeNumbers(list))),
    terms: decodeTerms(encoded.terms),
  };
}

function encodeContent(content: Segment, headings: Segment): EncodedContent {
  const ownAnchors: Record<number, string> = {};
  content.parents.forEach((parent, record) => {
    const anchor = content.anchors[record] ?? null;
    if (anchor !== null && anchor !== headings.anchors[parent]) {
      ownAnchors[record] = anchor;
    }
  });
  return {
    ...encodeSegment(content),
    askedCount: content.levels.filter((level) => level === ASKED_LEVEL).length,
    ownAnchors,
    // A title has no parent: shifted by one, so that no number is negative.
    parents: encodeNumbers(toSteps(content.parents.map((parent) => parent + 1))),
    postings: content.postings
      .map((list) => encodeNumbers(ascendingSteps(list)))
      .join(' '),
    terms: encodeTerms(content.terms),
  };
}

function encodeSegment({positions, texts}: Segment): EncodedSegment {
  return {positions: encodeNumbers(toSteps(positions)), texts};
}

function decodeSegment({positions, texts}: EncodedSegment, first: number): Segment {
  return {
    ...emptySegment(first),
    positions: fromSteps(decodeNumbers(positions)),
    texts,
  };
}

function encodeChoices(values: readonly (string | null)[]): EncodedChoices {
  const texts = [...new Set(values.filter((value) => value !== null))].sort();
  const numbers = new Map(texts.map((text, index) => [text, index + 1]));
  return {
    choices: encodeNumbers(values.map((value) => numbers.get(value ?? '') ?? 0)),
    texts,
  };
}

function decodeChoices({choices, texts}: EncodedChoices): (string | null)[] {
  return decodeNumbers(choices).map((choice) => texts[choice - 1] ?? null);
}

/** Returns for each heading the previous one on its page with a higher level, or -1. */
function headingParents(levels: readonly number[], pages: readonly number[]): number[] {
  const open: number[] = [];
  return levels.map((level, heading) => {
    const fits = (above: number) =>
      pages[above] === pages[heading] && (levels[above] ?? 0) < level;
    while (open.length > 0 && !fits(open.at(-1) ?? -1)) {
      open.pop();
    }
    const parent = open.at(-1) ?? -1;
    open.push(heading);
    return parent;
  });
}

function ascendingSteps(list: Uint32Array): number[] {
  return Array.from(list, (number, index) => number - (list[index - 1] ?? 0));
}

function sums(steps: readonly number[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from(steps, (step) => (sum += step));
}

/** The anchor that Docusaurus usually gives a heading. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}
