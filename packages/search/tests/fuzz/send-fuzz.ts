import {Agent, request as httpRequest} from 'node:http';
import {gunzipSync} from 'node:zlib';

import {createRandom} from '../support/random';
import {fuzzRequest, type FuzzRequest, type FuzzTarget} from './fuzz-request';
import {type RawAnswer, shapeProblem} from './protocol-shape';

/** The result of many requests. */
export interface FuzzOutcome {
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** The problems, each with the number of its request. */
  problems: string[];
  /** Milliseconds of each answer. */
  durations: number[];
}

const CONNECTIONS = 8;

/**
 * Sends generated requests to a server of the protocol, several at a time.
 *
 * @param host - host and port
 * @param onProgress - called after each request with the number of those sent so far
 */
export async function sendFuzz(
  host: string,
  target: FuzzTarget,
  seed: number,
  count: number,
  onProgress: (sent: number) => void = () => undefined,
): Promise<FuzzOutcome> {
  const random = createRandom(seed);
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const outcome: FuzzOutcome = {durations: [], problems: [], statuses: new Map()};
  let sent = 0;
  const sendInTurn = async (): Promise<void> => {
    while (sent < count) {
      const number = ++sent;
      const request = fuzzRequest(random, target);
      const started = performance.now();
      const answer = await send(host, request, agent).catch((error: unknown) => ({
        body: String(error),
        status: 0,
      }));
      outcome.durations.push(performance.now() - started);
      const {status} = answer;
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      const problem = shapeProblem(answer);
      if (problem !== null) {
        outcome.problems.push(`request ${String(number)}: ${problem}`);
      }
      onProgress(number);
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, sendInTurn));
  agent.destroy();
  return outcome;
}

function send(
  host: string,
  {body, headers, method, path}: FuzzRequest,
  agent: Agent,
): Promise<RawAnswer> {
  const [hostname, port] = host.split(':');
  return new Promise((resolve, reject) => {
    const length = {'content-length': String(Buffer.byteLength(body))};
    const options = {
      agent,
      headers: {...headers, ...length},
      host: hostname,
      method,
      path,
      port,
    };
    const sending = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const isCompressed = response.headers['content-encoding'] === 'gzip';
        const text = (isCompressed ? gunzipSync(raw) : raw).toString('utf8');
        resolve({body: text, status: response.statusCode ?? 0});
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
