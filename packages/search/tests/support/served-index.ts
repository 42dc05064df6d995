import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {buildIndex} from '../../src/engine/index/build-index';
import type {SynonymRule} from '../../src/engine/index/index-data';
import {
  createSearchHandler,
  type SearchHandler,
  type SearchHandlerSettings,
} from '../../src/index';
import {writeIndex} from '../../src/plugin/write-index';
import {type SamplePage, samplePage} from './sample-pages';

/** A server on the loopback address with its own index. */
export interface ServedIndex {
  /** Host and port. */
  host: string;
  directory: string;
  handler: SearchHandler;
  close: () => Promise<void>;
}

export const IDENTITY = {
  baseUrl: '/',
  credentials: {apiKey: 'key', appId: 'app'},
  indexName: 'docs',
};

/** Writes the index of some pages into a folder. */
export function writePages(
  directory: string,
  pages: SamplePage[],
  baseUrl = '/',
  synonyms: SynonymRule[] = [],
) {
  const index = buildIndex(pages.map(samplePage), synonyms, 'https://example.com');
  return writeIndex(directory, index, {...IDENTITY, baseUrl});
}

/** Writes the index of some pages and serves it until it is closed. */
export async function serveIndex(
  pages: SamplePage[],
  settings: Partial<SearchHandlerSettings> & {baseUrl?: string} = {},
): Promise<ServedIndex> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
  await writePages(directory, pages, settings.baseUrl);
  const handler = await createSearchHandler({indexDirectory: directory, ...settings});
  const server = createServer((request, response) => {
    void handler.handle(request, response).then((handled) => {
      if (!handled) {
        response.writeHead(404).end('not the protocol');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    close: async () => {
      await close(server);
      await rm(directory, {force: true, recursive: true});
    },
    directory,
    handler,
    host: `127.0.0.1:${String(port)}`,
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
