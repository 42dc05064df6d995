import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** A search in the words of somebody who doesn't know the site. */
export interface StrangerQuery {
  query: string;
  /** What the asker needs. */
  about: string;
  /** The public thread from which the words are taken. */
  source: string;
  subject: string;
  /** Places that answer it; empty if the site doesn't answer it. */
  answers: readonly string[];
}

/** Ranking can be tuned on the first part; the second is run when ranking is finished. */
export type Part = 'tune' | 'once';

export const PARTS: readonly Part[] = ['tune', 'once'];

/** Reads the queries of a part that the site answers; with `all`, also the others. */
export function readStrangers(part: Part, all = false): StrangerQuery[] {
  const file = path.join(import.meta.dirname, 'strangers', `${part}.yml`);
  const queries = parse(readFileSync(file, 'utf8')) as StrangerQuery[];
  return queries.filter(({answers}) => all || answers.length > 0);
}
