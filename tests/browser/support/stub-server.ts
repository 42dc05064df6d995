import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Page} from '@playwright/test';

/** A request that the stub has received. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

/** What the stub answers to one path. */
export interface StubAnswer {
  readonly body: string;
  readonly contentType?: string;
  /** Milliseconds that the stub keeps the caller waiting. */
  readonly delay?: number;
}

export interface StubServer {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** A real server on a free loopback port in the place of a service of somebody else's. */
export async function startStubServer(
  answers: Readonly<Record<string, StubAnswer>>,
): Promise<StubServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    received.push({url, headers: request.headers});
    const answer = answers[url.pathname];
    response.writeHead(answer ? 200 : 404, {
      'content-type': answer?.contentType ?? 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    });
    setTimeout(() => response.end(answer?.body ?? ''), answer?.delay ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Sends what a page asks of `host` to the stub, path and query unchanged. */
export async function sendToStub(
  page: Page,
  host: string,
  stub: StubServer,
): Promise<void> {
  await page.route(`${host}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    // The stub is closed with its test: an answer that nobody waits for any more is no failure.
    const response = await route
      .fetch({url: stub.origin + pathname + search})
      .catch(() => undefined);
    await (response ? route.fulfill({response}) : route.abort());
  });
}
