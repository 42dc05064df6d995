import {Agent, request as httpRequest} from 'node:http';
import {performance} from 'node:perf_hooks';

/** What came of many readers searching at once. */
export interface LoadOutcome {
  requests: number;
  /** What was wrong with each request that failed. */
  failures: string[];
  /** Milliseconds of each answer. */
  durations: number[];
}

/** How many search, and for how long. */
export interface Load {
  connections: number;
  milliseconds: number;
  /** Asked in turn by each connection. */
  queries: readonly string[];
}

/**
 * Lets many connections search at once, each asking again as soon as it is answered.
 *
 * @param host - host and port
 * @param path - address that searches are posted to
 * @param body - makes the body of a search
 */
export async function runLoad(
  host: string,
  path: string,
  body: (query: string) => string,
  {connections, milliseconds, queries}: Load,
): Promise<LoadOutcome> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const outcome: LoadOutcome = {durations: [], failures: [], requests: 0};
  const until = performance.now() + milliseconds;
  const searchInTurn = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < until; turn++) {
      const started = performance.now();
      const problem = await post(
        agent,
        host,
        path,
        body(queries[turn % queries.length] ?? ''),
      );
      outcome.requests++;
      outcome.durations.push(performance.now() - started);
      if (problem !== null) {
        outcome.failures.push(problem);
      }
    }
  };
  await Promise.all(
    Array.from({length: connections}, (_, number) => searchInTurn(number)),
  );
  agent.destroy();
  return outcome;
}

/** Returns what went wrong; null if a page of hits came back. */
function post(
  agent: Agent,
  host: string,
  path: string,
  body: string,
): Promise<string | null> {
  const [hostname, port] = host.split(':');
  return new Promise((resolve) => {
    const options = {agent, host: hostname, method: 'POST', path, port};
    const sending = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error) => {
        resolve(error.message);
      });
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isAnswer = response.statusCode === 200 && text.includes('"nbHits":');
        resolve(isAnswer ? null : `status ${String(response.statusCode)}`);
      });
    });
    sending.on('error', (error) => {
      resolve(error.message);
    });
    sending.end(body);
  });
}
