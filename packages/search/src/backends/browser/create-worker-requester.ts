import type {EndRequest, Requester, Response} from '@algolia/client-common';

import type {FromWorker, ToWorker} from './messages';

/** Settings of {@link createWorkerRequester}. */
export interface WorkerRequesterSettings {
  /** URL of the index's manifest; can be relative to the page. */
  manifestUrl: string;
  /** Creates the worker; by default the one in this package. */
  createWorker?: () => Worker;
}

/** A requester for the Algolia client that forwards requests to a Web Worker. */
export interface WorkerRequester extends Requester {
  /** Starts the worker and loads the index before the first query. */
  warm: () => void;
}

/**
 * Returns a `requester` for the Algolia client. The search engine runs in a Web Worker on the
 * reader's device; nothing is loaded before the first request or call of `warm`.
 *
 * If the index can't be loaded, the answer has status 0, which the client treats as an unreachable
 * host.
 */
export function createWorkerRequester(
  settings: WorkerRequesterSettings,
): WorkerRequester {
  const connection = new WorkerConnection(settings);
  return {
    send: (request) => connection.send(request),
    warm: () => {
      connection.start();
    },
  };
}

/** One worker at a time, and the requests that wait for it. */
class WorkerConnection {
  private readonly waiting = new Map<number, (response: Response) => void>();
  private worker: Worker | null = null;
  private nextId = 0;

  constructor(private readonly settings: WorkerRequesterSettings) {}

  start(): Worker {
    this.worker ??= this.createWorker();
    return this.worker;
  }

  send(request: EndRequest): Promise<Response> {
    return new Promise((resolve) => {
      const id = this.nextId++;
      this.waiting.set(id, resolve);
      this.start().postMessage({
        id,
        request: toMessage(request),
        type: 'request',
      } satisfies ToWorker);
    });
  }

  private createWorker(): Worker {
    const {createWorker = createSearchWorker, manifestUrl} = this.settings;
    const worker = createWorker();
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      this.waiting.get(data.id)?.(toResponse(data));
      this.waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      this.abandon(worker);
    });
    worker.postMessage({
      manifestUrl: new URL(manifestUrl, location.href).href,
      type: 'start',
    } satisfies ToWorker);
    return worker;
  }

  /** The worker's code couldn't be loaded, or it crashed: the next request starts a new one. */
  private abandon(worker: Worker): void {
    worker.terminate();
    this.worker = null;
    this.waiting.forEach((resolve) => {
      resolve(unreachable('The search worker failed'));
    });
    this.waiting.clear();
  }
}

function createSearchWorker(): Worker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), {name: 'search'});
}

function toMessage({data, headers, method, url}: EndRequest) {
  const {pathname, search} = new URL(url, location.href);
  const lowerCased = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    body: typeof data === 'string' ? data : '',
    headers: Object.fromEntries(lowerCased) as Record<string, string>,
    method,
    url: pathname + search,
  };
}

function toResponse(message: FromWorker): Response {
  if (message.type === 'failure') {
    return unreachable(message.message);
  }
  const {body, status} = message.response;
  return {content: body, isTimedOut: false, status};
}

function unreachable(message: string): Response {
  return {content: message, isTimedOut: false, status: 0};
}
