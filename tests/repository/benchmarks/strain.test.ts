import {expect, test} from 'vitest';

import {strainServer} from '../../../benchmarks/search/server/strain';

// `npm run bench -- search` does the same for longer, and judges how fast the answers are.
test(
  '200 connections that search while the index is read again lose no request, after hostile ones',
  {timeout: 120_000},
  async () => {
    const {problems} = await strainServer({
      connections: 200,
      fuzzRequests: 500,
      milliseconds: 4_000,
    });
    expect(problems).toEqual([]);
  },
);
