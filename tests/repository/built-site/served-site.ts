import {existsSync} from 'node:fs';

import {createSiteServer} from '@lexical-documentation/site-server';
import {afterAll, beforeAll} from 'vitest';

import {SITE_BUILD} from '../../../commands/lib/paths.mjs';

/** Serves the built site while the tests of a file run, and returns what asks it for a path. */
export function serveBuiltSite(): (path: string) => Promise<Response> {
  const server = createSiteServer({root: SITE_BUILD});
  let origin = '';
  beforeAll(async () => {
    if (!existsSync(SITE_BUILD))
      throw new Error('There is no built site: npm run build');
    origin = await server.listen({port: 0});
  });
  afterAll(() => server.close(0));
  return (path) => fetch(new URL(path, origin));
}
