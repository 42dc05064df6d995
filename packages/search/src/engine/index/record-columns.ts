import {ASKED_LEVEL, CONTENT_LEVEL, type IndexData, type Segment} from './index-data';

/** What is known about each record before a query, by its number across all segments. */
export interface RecordColumns {
  levels: Uint8Array;
  pages: Uint32Array;
  parents: Int32Array;
  positions: Uint32Array;
  /** The heading to which each record belongs: its topmost symbol, otherwise its page's title. */
  groups: Int32Array;
  /** All records in the order for an empty query: by page rank, level and position. */
  ordered: readonly number[];
  /** Position of each record in this order. */
  places: Uint32Array;
  /** The title of each page. */
  titles: readonly number[];
  /**
   * The section of each record, identified by the section's first record. A heading is in its own
   * section, and so is a row with its own URL, which says nothing about its neighbors.
   */
  sections: Int32Array;
  /**
   * For each section, by its first record, the number of mentions of a word with which it gets half
   * of the maximum.
   */
  sectionHalves: Float32Array;
  /** The record as which each one is shown: a phrase is shown as its place, others as themselves. */
  shownAs: Int32Array;
  /** The first record with the URL of each one: records with the same URL lead to the same place. */
  addresses: Int32Array;
  /** Records of each page, as runs. */
  runs: readonly (readonly Run[])[];
}

/** Consecutive headings, texts or phrases: from `first` up to, but not including, `end`. */
export interface Run {
  first: number;
  end: number;
}

/** Returns the columns over all segments. */
export function recordColumns(
  data: IndexData,
  segments: readonly Segment[],
): RecordColumns {
  const stored = {
    levels: Uint8Array.from(segments.flatMap((segment) => segment.levels)),
    pages: Uint32Array.from(segments.flatMap((segment) => segment.pages)),
    parents: Int32Array.from(segments.flatMap((segment) => segment.parents)),
    positions: Uint32Array.from(segments.flatMap((segment) => segment.positions)),
  };
  const ordered = orderRecords(data, stored);
  const addresses = firstOfAddress(segments, stored);
  const sections = sectionsOf(segments, stored);
  return {
    ...stored,
    addresses,
    groups: groupRecords(data.headings, stored),
    ordered,
    places: placesIn(ordered),
    runs: runsOfPages(data.pages.length, stored),
    sectionHalves: halvesOf(segments, sections),
    sections,
    shownAs: shownRecords(addresses, stored),
    titles: titlesOf(data),
  };
}

type StoredColumns = Pick<RecordColumns, 'levels' | 'pages' | 'parents' | 'positions'>;

function orderRecords(
  data: IndexData,
  {levels, pages, positions}: StoredColumns,
): number[] {
  const rank = (record: number) => data.pages[pages[record] ?? 0]?.pageRank ?? 0;
  const value = (column: ArrayLike<number>, record: number) => column[record] ?? 0;
  return Array.from(levels.keys()).sort(
    (left, right) =>
      rank(right) - rank(left) ||
      value(levels, left) - value(levels, right) ||
      value(positions, left) - value(positions, right) ||
      left - right,
  );
}

function placesIn(ordered: readonly number[]): Uint32Array {
  const places = new Uint32Array(ordered.length);
  ordered.forEach((record, place) => {
    places[record] = place;
  });
  return places;
}

function groupRecords({kinds}: Segment, {levels, parents}: StoredColumns): Int32Array {
  return Int32Array.from(levels, (level, record) => {
    let heading = level < CONTENT_LEVEL ? record : (parents[record] ?? -1);
    let group = heading;
    while ((parents[heading] ?? -1) >= 0) {
      heading = parents[heading] ?? -1;
      if (kinds[heading] !== null || kinds[group] === null) {
        group = heading;
      }
    }
    return group;
  });
}

function sectionsOf(
  segments: readonly Segment[],
  {levels, pages, parents}: StoredColumns,
): Int32Array {
  const anchors = segments.flatMap((segment) => segment.anchors);
  const rows = new Map<string, number>();
  return Int32Array.from(levels, (level, record) => {
    const heading = parents[record] ?? 0;
    const anchor = anchors[record] ?? null;
    if (level < CONTENT_LEVEL) {
      return record;
    }
    if (anchor === null || anchor === anchors[heading]) {
      return heading;
    }
    const place = `${String(pages[record])}#${anchor}`;
    const first = rows.get(place) ?? record;
    rows.set(place, first);
    return first;
  });
}

/**
 * The number of mentions that give half of the maximum in a section of average length: `k1` in
 * BM25.
 */
const HALF_OF_SECTION = 2;

/** The part of this number that grows with the length of the section: `b` in BM25. */
const BY_LENGTH = 0.4;

function halvesOf(segments: readonly Segment[], sections: Int32Array): Float32Array {
  const lengths = new Float32Array(sections.length);
  for (const {first, texts} of segments) {
    texts.forEach((text, row) => {
      const section = sections[first + row] ?? 0;
      lengths[section] = (lengths[section] ?? 0) + text.length;
    });
  }
  const used = lengths.filter((length) => length > 0);
  const average = used.reduce((sum, length) => sum + length, 0) / used.length;
  return lengths.map(
    (length) => HALF_OF_SECTION * (1 - BY_LENGTH + (BY_LENGTH * length) / average),
  );
}

/** Phrases come after everything that they lead to, so that they are never the first with a URL. */
function firstOfAddress(
  segments: readonly Segment[],
  {levels, pages, parents}: StoredColumns,
): Int32Array {
  const anchors = segments.flatMap((segment) => segment.anchors);
  const firsts = new Map<string, number>();
  return Int32Array.from(levels, (level, record) => {
    const place = `${String(pages[record])}#${anchors[record] ?? ''}`;
    const first = firsts.get(place);
    if (first === undefined && level !== ASKED_LEVEL) {
      firsts.set(place, record);
    }
    return first ?? (level === ASKED_LEVEL ? (parents[record] ?? record) : record);
  });
}

/** The first of all records with the URL that a phrase leads to: a heading, if there is one. */
function shownRecords(addresses: Int32Array, {levels}: StoredColumns): Int32Array {
  return addresses.map((first, record) =>
    levels[record] === ASKED_LEVEL ? first : record,
  );
}

function runsOfPages(pageCount: number, {levels, pages}: StoredColumns): Run[][] {
  const runs = Array.from({length: pageCount}, (): Run[] => []);
  const kindOf = (record: number) => Math.max(CONTENT_LEVEL - 1, levels[record] ?? 0);
  for (let first = 0, end = 0; first < pages.length; first = end) {
    const page = pages[first] ?? 0;
    while (end < pages.length && pages[end] === page && kindOf(end) === kindOf(first)) {
      end++;
    }
    runs[page]?.push({end, first});
  }
  return runs;
}

/** The first heading of a page is its title. */
function titlesOf({headings, pages}: IndexData): number[] {
  const titles = pages.map(() => -1);
  headings.parents.forEach((parent, heading) => {
    const page = headings.pages[heading] ?? -1;
    if (parent === -1 && titles[page] === -1) {
      titles[page] = heading;
    }
  });
  return titles;
}
