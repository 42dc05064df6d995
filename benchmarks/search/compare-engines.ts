import {performance} from 'node:perf_hooks';

import {judge, type Judgment} from '../../packages/search/tests/relevance/judge';
import {
  HALVES,
  type JudgedQuery,
  JUDGED_QUERIES,
  KINDS,
} from '../../packages/search/tests/relevance/judged-queries';
import type {Engine} from './engines/engine';
import {lettersNeeded} from './letters-needed';
import {measureQuality, percentile} from './measures';
import {type Row, table} from './table';

const WARM_UP = 100;

/** Asks every engine every judged query, and returns the tables to print. */
export async function compareEngines(engines: readonly Engine[]): Promise<string> {
  const results: Result[] = [];
  for (const engine of engines) {
    results.push(await ask(engine));
  }
  const row = (label: string, value: (result: Result) => string): Row => [
    label,
    ...results.map(value),
  ];
  const quality = (label: string, chosen: (query: JudgedQuery) => boolean): Row =>
    row(label, ({judgments}) =>
      firstAndFive(judgments.filter((_, at) => chosen(queryAt(at)))),
    );
  return table([
    ['first / among five', ...engines.map(({name}) => name)],
    ...HALVES.flatMap((half) => [
      quality(`${half} half`, (query) => query.half === half),
      ...KINDS.map((kind) =>
        quality(`  ${kind}`, (query) => query.half === half && query.kind === kind),
      ),
    ]),
    quality('both halves', () => true),
    row('MRR@10', ({judgments}) => measureQuality(judgments).mrrAt10.toFixed(3)),
    row('nDCG@10', ({judgments}) => measureQuality(judgments).ndcgAt10.toFixed(3)),
    row('letters needed', ({letters}) => (letters === null ? '–' : share(letters))),
    ...[0.5, 0.95, 0.99].map((part) =>
      row(`ms, ${String(part * 100)}%`, ({durations}) =>
        percentile(durations, part).toFixed(1),
      ),
    ),
    ['KB before 1st answer', ...engines.map(({firstAnswer}) => kilobytes(firstAnswer))],
    ['KB in all', ...engines.map(({total}) => kilobytes(total))],
  ]);
}

function queryAt(position: number): JudgedQuery {
  const query = JUDGED_QUERIES[position];
  if (!query) {
    throw new RangeError(`There is no judged query ${String(position)}.`);
  }
  return query;
}

function firstAndFive(judgments: readonly Judgment[]): string {
  const {successAt1, successAt5} = measureQuality(judgments);
  return `${share(successAt1)} / ${share(successAt5)}`;
}

interface Result {
  /** By the place of the query among all. */
  judgments: Judgment[];
  durations: number[];
  /** Share of the letters after which an answer is in sight; null if the engine is not asked so. */
  letters: number | null;
}

async function ask({search, searchTyped}: Engine): Promise<Result> {
  const result: Result = {durations: [], judgments: [], letters: null};
  // The first queries let the runtime compile the code.
  for (const {query} of JUDGED_QUERIES.slice(0, WARM_UP)) {
    await search(query);
  }
  for (const judged of JUDGED_QUERIES) {
    const started = performance.now();
    const hits = await search(judged.query);
    result.durations.push(performance.now() - started);
    result.judgments.push(judge(hits, judged));
  }
  if (searchTyped) {
    result.letters = await lettersNeeded({search: searchTyped});
  }
  return result;
}

function share(value: number): string {
  return (value * 100).toFixed(0);
}

function kilobytes(bytes: number): string {
  return Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(0);
}
