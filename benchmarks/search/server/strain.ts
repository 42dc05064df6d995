import {SEARCH_INDEX} from '../../../commands/lib/paths.mjs';
import {loadIndex} from '../../../packages/search/src/backends/node/load-index';
import {sendFuzz} from '../../../packages/search/tests/fuzz/send-fuzz';
import {JUDGED_QUERIES} from '../../../packages/search/tests/relevance/judged-queries';
import {percentile} from '../measures';
import {runLoad} from './load';
import {serveBuiltSite, type ServedSite} from './served-site';

/** What the server has to stand. */
export interface Strain {
  /** Sent before anything is judged: the memory of a server that has just started still grows. */
  warmUpRequests: number;
  fuzzRequests: number;
  connections: number;
  milliseconds: number;
}

/** What the server did. */
export interface StrainOutcome {
  /** What should not have happened; empty if all is well. */
  problems: string[];
  /** What took more time or memory than it may, given enough requests; empty if all is well. */
  excesses: string[];
  /** Lines with the figures. */
  report: string[];
}

const SEED = 7;
const MEMORY_SAMPLES = 80;
const LARGEST_GROWTH = 50_000_000;
const SLOWEST_MS = 50;

/**
 * Sends generated requests to the server behind `npm start`, then lets many connections search at
 * once while it reads its index again, and stops it.
 */
export async function strainServer(strain: Strain): Promise<StrainOutcome> {
  const {credentials, indexName} = (await loadIndex(SEARCH_INDEX)).manifest;
  const target = {credentials, indexName};
  const server = await serveBuiltSite();
  const outcome: StrainOutcome = {excesses: [], problems: [], report: []};
  try {
    await fuzz(server, target, strain, outcome);
    await load(server, target, strain, outcome);
  } finally {
    const code = await server.stop();
    if (code !== 0) {
      outcome.problems.push(`the server ended with code ${String(code)}`);
    }
  }
  return outcome;
}

interface Target {
  indexName: string;
  credentials: {appId: string; apiKey: string};
}

async function fuzz(
  server: ServedSite,
  target: Target,
  {warmUpRequests, fuzzRequests}: Strain,
  {excesses, problems, report}: StrainOutcome,
): Promise<void> {
  // What is made once and kept, the engine's own heap with it, is made first.
  await sendFuzz(server.host, target, SEED, warmUpRequests);
  const samples: Promise<number | undefined>[] = [];
  const every = Math.ceil(fuzzRequests / MEMORY_SAMPLES);
  const result = await sendFuzz(server.host, target, SEED + 1, fuzzRequests, (sent) => {
    if (sent % every === 0) {
      samples.push(server.memory());
    }
  });
  const growth = growthOf(await Promise.all(samples));
  const slowest = percentile(result.durations, 0.99);
  problems.push(...result.problems);
  if (growth !== null && growth > LARGEST_GROWTH) {
    excesses.push(`memory grew by ${megabytes(growth)}`);
  }
  if (slowest > SLOWEST_MS) {
    excesses.push(`1% of the answers took more than ${slowest.toFixed(0)} ms`);
  }
  report.push(
    `${String(fuzzRequests)} generated requests (seed ${String(SEED)}): ` +
      `${String(result.problems.length)} wrong answers, 99% within ${slowest.toFixed(1)} ms, ` +
      `memory ${growth === null ? 'unknown' : `${growth < 0 ? '' : '+'}${megabytes(growth)}`}`,
  );
}

/**
 * Memory goes up and down with the garbage: what counts is how far it comes down, at the end
 * against the beginning.
 *
 * @returns null where the system does not tell
 */
function growthOf(samples: readonly (number | undefined)[]): number | null {
  const known = samples.filter((bytes) => bytes !== undefined);
  const part = Math.floor(known.length / 4);
  return part === 0
    ? null
    : Math.min(...known.slice(-part)) - Math.min(...known.slice(0, part));
}

async function load(
  server: ServedSite,
  {credentials, indexName}: Target,
  {connections, milliseconds}: Strain,
  {problems, report}: StrainOutcome,
): Promise<void> {
  const key = new URLSearchParams({
    'x-algolia-api-key': credentials.apiKey,
    'x-algolia-application-id': credentials.appId,
  });
  const running = runLoad(
    server.host,
    `/1/indexes/*/queries?${key.toString()}`,
    (query) => JSON.stringify({requests: [{indexName, query}]}),
    {
      connections,
      milliseconds,
      queries: Object.values(JUDGED_QUERIES)
        .flat()
        .map(({query}) => query),
    },
  );
  await new Promise((resolve) => setTimeout(resolve, milliseconds / 2));
  await server.reload();
  const {durations, failures, requests} = await running;
  problems.push(...new Set(failures));
  report.push(
    `${String(connections)} connections for ${String(milliseconds / 1000)} s, the index read again ` +
      `meanwhile: ${String(requests)} requests, ${String(failures.length)} failed, ` +
      `95% within ${percentile(durations, 0.95).toFixed(0)} ms`,
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}
