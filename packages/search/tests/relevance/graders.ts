import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {BATCHES, readBatches} from '../../../../benchmarks/answers/batches';

/** What a grader of the answers typed first, and where the site answers it. */
export interface GraderQuery {
  query: string;
  subject: string;
  answers: readonly string[];
}

/** Ranking can be tuned on the first part; for the second, only shares are looked at. */
export type GraderPart = 'tune' | 'once';

export const GRADER_PARTS: readonly GraderPart[] = ['tune', 'once'];

/** Batches on which ranking can be tuned. Later ones are run before anybody has read them. */
const TUNED_BATCHES: ReadonlySet<string> = new Set(['1', '2', '3']);

const ALSO = path.join(import.meta.dirname, 'strangers/graders-also.yml');

/** Reads the graders' first searches of a part that the site answers. */
export function readGraders(part: GraderPart): GraderQuery[] {
  const also = parse(readFileSync(ALSO, 'utf8')) as Pick<
    GraderQuery,
    'answers' | 'query'
  >[];
  const further = new Map(also.map(({answers, query}) => [query, answers]));
  return readBatches(BATCHES)
    .filter(({name}) => TUNED_BATCHES.has(name) === (part === 'tune'))
    .flatMap(({questions}) => questions)
    .flatMap(({answer, searched, subject}) => {
      const query = searched?.query ?? '';
      const more = part === 'tune' ? (further.get(query) ?? []) : [];
      const answers = [...(answer ? [answer] : []), ...more];
      return query && answers.length > 0 ? [{answers, query, subject}] : [];
    });
}
