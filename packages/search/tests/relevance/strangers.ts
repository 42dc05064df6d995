import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** A search in the words of somebody who does not know the site. */
export interface StrangerQuery {
  query: string;
  /** What the asker needs. */
  about: string;
  /** The public thread that the words come from. */
  source: string;
  subject: string;
  /** Places that answer it; none where the site does not answer. */
  answers: readonly string[];
}

/** Ranking may be tuned on the first part; the second is asked when ranking is done. */
export type Part = 'tune' | 'once';

export const PARTS: readonly Part[] = ['tune', 'once'];

/** Reads the queries of a part that the site answers, or with `all` the others too. */
export function readStrangers(part: Part, all = false): StrangerQuery[] {
  const file = path.join(import.meta.dirname, 'strangers', `${part}.yml`);
  const queries = parse(readFileSync(file, 'utf8')) as StrangerQuery[];
  return queries.filter(({answers}) => all || answers.length > 0);
}
