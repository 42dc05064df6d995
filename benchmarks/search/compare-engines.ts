import {performance} from 'node:perf_hooks';

import {rankOf} from '../../packages/search/tests/relevance/judge';
import {JUDGED_QUERIES} from '../../packages/search/tests/relevance/judged-queries';
import type {Engine} from './engines/engine';
import {measureQuality, percentile} from './measures';

const QUERIES = Object.entries(JUDGED_QUERIES).flatMap(([group, rows]) =>
  rows.map((row) => ({...row, group})),
);

const WARM_UP = 100;

/** A row of the comparison: label, and for each engine its value. */
type Row = [label: string, ...values: string[]];

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
  const groups = Object.keys(JUDGED_QUERIES);
  return table([
    ['', ...engines.map(({name}) => name)],
    row('right hit first', ({ranks}) => share(measureQuality(ranks).successAt1)),
    row('among five', ({ranks}) => share(measureQuality(ranks).successAt5)),
    row('MRR@10', ({ranks}) => measureQuality(ranks).mrrAt10.toFixed(3)),
    row('nDCG@10', ({ranks}) => measureQuality(ranks).ndcgAt10.toFixed(3)),
    ...groups.map((group) =>
      row(`first: ${group}`, ({ranks}) =>
        share(
          measureQuality(ranks.filter((_, at) => QUERIES[at]?.group === group))
            .successAt1,
        ),
      ),
    ),
    ...[0.5, 0.95, 0.99].map((part) =>
      row(`ms, ${String(part * 100)}%`, ({durations}) =>
        percentile(durations, part).toFixed(1),
      ),
    ),
    ['KB before 1st answer', ...engines.map(({firstAnswer}) => kilobytes(firstAnswer))],
    ['KB in all', ...engines.map(({total}) => kilobytes(total))],
  ]);
}

interface Result {
  ranks: number[];
  durations: number[];
}

async function ask({search}: Engine): Promise<Result> {
  const result: Result = {durations: [], ranks: []};
  // The first queries let the runtime compile the code.
  for (const {query} of QUERIES.slice(0, WARM_UP)) {
    await search(query);
  }
  for (const {answers, query} of QUERIES) {
    const started = performance.now();
    const hits = await search(query);
    result.durations.push(performance.now() - started);
    result.ranks.push(rankOf(hits, answers));
  }
  return result;
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

function kilobytes(bytes: number): string {
  return Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(0);
}

function table(rows: readonly Row[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths?.[column] ?? 0)
            : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
