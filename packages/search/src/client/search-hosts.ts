import type {EndRequest, Host, Requester, Response} from '@algolia/client-common';

import {isProtocolAnswer} from './is-protocol-answer';

/** Represents the worker in the client's list of hosts; it's never resolved. */
const WORKER_HOST_NAME = 'search-worker.invalid';

/**
 * Returns the hosts of a site that answers its own searches, in the order in which they are tried.
 *
 * The worker is one of the client's hosts, so that the client's own strategy applies to both: if a
 * host fails, the next one is tried, and a host that is down isn't used for two minutes.
 *
 * @param endpoint - absolute URL before the protocol's paths (`1/…`)
 */
export function searchHosts(endpoint: string): Host[] {
  const {protocol, host, pathname} = new URL(endpoint);
  return [
    {
      url: `${host}${pathname.replace(/\/$/, '')}`,
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    },
    {url: WORKER_HOST_NAME, protocol: 'https', accept: 'readWrite'},
  ];
}

/**
 * Sends each request to the host that it names: over HTTP, or to the worker.
 *
 * A response that isn't an answer of the protocol is reported as an unreachable host (status 0), so
 * that the client tries the next one.
 *
 * @param http - requester for the site's own origin
 * @param loadWorker - called once, when a request is first sent to the worker
 */
export function createHostRequester(
  http: Requester,
  loadWorker: () => Promise<Requester>,
): Requester {
  let worker: Promise<Requester> | undefined;

  async function sendToWorker(request: EndRequest): Promise<Response> {
    try {
      worker ??= loadWorker();
      return await (await worker).send(request);
    } catch (error) {
      // The next request tries again, because the reader may be back online.
      worker = undefined;
      return unreachable(error instanceof Error ? error.message : 'No worker');
    }
  }

  return {
    async send(request) {
      if (new URL(request.url).hostname === WORKER_HOST_NAME) {
        return sendToWorker(request);
      }
      const response = await http.send(request);
      return isProtocolAnswer(response) || response.isTimedOut
        ? response
        : unreachable(
            `Not an answer of the search protocol (status ${response.status})`,
          );
    },
  };
}

function unreachable(content: string): Response {
  return {status: 0, content, isTimedOut: false};
}
