import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {sendFuzz} from '../fuzz/send-fuzz';
import {createRandom} from '../support/random';
import {fuzzRequest} from '../fuzz/fuzz-request';
import {IDENTITY, serveIndex, type ServedIndex} from '../support/served-index';

const SEED = 20_260_101;
/** `npm run bench -- search` sends 20,000. */
const REQUESTS = 4_000;
const FIRST_REQUESTS = 1_000;
const MEASURED = REQUESTS - FIRST_REQUESTS;
/**
 * How many bytes of memory a request may use permanently: if anything is kept for each request,
 * it's more.
 */
const REST_OF_A_REQUEST = 500;

let served: ServedIndex;

beforeAll(async () => {
  served = await serveIndex([
    {
      headings: [
        {
          level: 2,
          paragraphs: ['Reads the <b>editor</b> state.'],
          text: 'Read & write',
        },
        {kind: 'function', level: 3, text: '$getRoot'},
        {kind: 'class', level: 3, text: 'EditorState'},
      ],
      lvl0: 'Modules',
      paragraphs: ['How to select text, and what a selection is.'],
      section: 'API',
      title: 'lexical',
    },
    {title: 'State of the editor'},
  ]);
});

afterAll(() => served.close());

/** Bytes in use after garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('equal seeds give equal requests', () => {
  const requests = () => {
    const random = createRandom(SEED);
    return Array.from({length: 200}, () => fuzzRequest(random, IDENTITY));
  };
  expect(requests()).toEqual(requests());
});

test(
  `${String(REQUESTS)} generated requests get an answer of the protocol each, and leave no memory behind`,
  {timeout: 120_000},
  async () => {
    // The first requests create what is cached.
    await sendFuzz(served.host, IDENTITY, SEED, FIRST_REQUESTS);
    const before = heapInUse();
    const {problems, statuses} = await sendFuzz(
      served.host,
      IDENTITY,
      SEED + 1,
      MEASURED,
    );
    expect(problems).toEqual([]);
    // A generator whose requests are all rejected, or all valid, would test little.
    expect(statuses.get(200)).toBeGreaterThan(MEASURED / 4);
    for (const status of [204, 400, 403, 404, 405, 413, 415]) {
      expect(statuses.get(status), `status ${String(status)}`).toBeGreaterThan(10);
    }
    const rest = heapInUse() - before;
    expect(rest).toBeLessThan(MEASURED * REST_OF_A_REQUEST);
  },
);
