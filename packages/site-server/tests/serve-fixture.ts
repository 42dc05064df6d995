import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {onTestFinished} from 'vitest';

import {createSiteServer, type SiteServer, type SiteServerOptions} from '../src/index';

export interface ServedFixture {
  readonly origin: string;
  readonly root: string;
  readonly server: SiteServer;
}

const SCRIPT = 'assets/js/main.1a2b3c4d.js';

/** Serves a copy of the fixture until the test ends; its script has compressed versions. */
export async function serveFixture(
  options: Partial<SiteServerOptions> = {},
): Promise<ServedFixture> {
  const root = mkdtempSync(join(tmpdir(), 'site-server-'));
  cpSync(join(import.meta.dirname, 'fixtures/site'), root, {recursive: true});
  const script = readFileSync(join(root, SCRIPT));
  writeFileSync(join(root, `${SCRIPT}.br`), brotliCompressSync(script));
  writeFileSync(join(root, `${SCRIPT}.gz`), gzipSync(script));

  const server = createSiteServer({...options, root});
  const origin = await server.listen({port: 0, host: '127.0.0.1'});
  onTestFinished(async () => {
    await server.close(0);
    rmSync(root, {recursive: true});
  });
  return {origin, root, server};
}
