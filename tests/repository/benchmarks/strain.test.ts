import {expect, test} from 'vitest';

import {strainServer} from '../../../benchmarks/search/server/strain';

// `npm run bench -- search` does the same for longer with more connections, and judges time and memory
// as well. On a busy machine, a server that is asked more than it can answer closes connections.
test(
  '50 connections that search while the index is read again lose no request, after hostile ones',
  {timeout: 300_000},
  async () => {
    const {problems} = await strainServer({
      warmUpRequests: 0,
      fuzzRequests: 500,
      connections: 50,
      milliseconds: 4_000,
    });
    expect(problems).toEqual([]);
  },
);
