import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** A query, and the places that answer it. */
export interface JudgedQuery {
  query: string;
  /** The kind of query, from the name of its file: `whole-names`. */
  kind: string;
  /** Paths that answer it best; without a fragment, any place on the page. */
  best: readonly string[];
  /** Paths that also answer it. */
  good: readonly string[];
  half: Half;
}

/** Ranking can be tuned on the tuned half; for the held-out half, only shares are looked at. */
export type Half = 'tuned' | 'held-out';

export const HALVES: readonly Half[] = ['tuned', 'held-out'];

const FOLDER = path.join(import.meta.dirname, 'queries');

/** All judged queries, kind by kind. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = readdirSync(FOLDER)
  .sort()
  .flatMap(readQueries);

/** The kinds of queries, in the order of the tables. */
export const KINDS: readonly string[] = [
  ...new Set(JUDGED_QUERIES.map(({kind}) => kind)),
];

function readQueries(file: string): JudgedQuery[] {
  const rows = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as {
    query: string;
    best: string[];
    good?: string[];
  }[];
  return rows.map(({best, good = [], query}) => ({
    best,
    good,
    half: halfOf(query),
    kind: path.basename(file, '.yml'),
    query,
  }));
}

/** A hash decides, so that nobody chooses which queries are easy. */
function halfOf(query: string): Half {
  const [first = 0] = createHash('sha256').update(query).digest();
  return first % 2 === 0 ? 'tuned' : 'held-out';
}
