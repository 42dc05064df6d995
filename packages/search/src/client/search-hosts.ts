import type {EndRequest, Host, Requester, Response} from '@algolia/client-common';

import {isProtocolAnswer} from './is-protocol-answer';

/** Stands for the worker in the client's list of hosts; never looked up by a network. */
const WORKER_HOST_NAME = 'search-worker.invalid';

/**
 * Returns the hosts of a site that answers for itself, in the order they are asked.
 *
 * The worker is one of the client's hosts, so that the client's own strategy applies to both:
 * the next host is asked when one fails, and a host that is down is left alone for two minutes.
 *
 * @param endpoint - absolute address that the protocol's paths (`1/…`) follow
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
 * Sends each request to the host it names: over HTTP, or to the worker.
 *
 * A response that is no answer of the protocol is reported as an unreachable host (status 0),
 * which makes the client ask the next one.
 *
 * @param http - requester for the site's own origin
 * @param loadWorker - called once, when a request first reaches the worker's turn
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
      // The next request tries again: the reader may be back online by then.
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
