import {expect, test} from 'vitest';

import {strainServer} from '../../../benchmarks/search/server/strain';

// `npm run bench -- search` does the same for longer, and judges time and memory as well.
test(
  '200 connections that search while the index is read again lose no request, after hostile ones',
  {timeout: 300_000},
  async () => {
    const {problems} = await strainServer({
      warmUpRequests: 0,
      fuzzRequests: 500,
      connections: 200,
      milliseconds: 4_000,
    });
    expect(problems).toEqual([]);
  },
);
