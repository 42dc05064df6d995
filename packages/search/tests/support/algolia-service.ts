import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a hosted index holds. */
export interface HostedIndex {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: Map<string, Record<string, unknown>>;
  rules: string[];
}

/** A server that speaks as much of Algolia's REST interface as filling an index needs. */
export interface AlgoliaService {
  /** Host and port. */
  host: string;
  indexes: Map<string, HostedIndex>;
  /** Requests by method and path, in their order. */
  requests: string[];
  /** Refuses the requests that it holds of, with this status. */
  refuse: ((request: string) => number | undefined) | null;
  close: () => Promise<void>;
}

export const ADMIN_KEY = 'admin';

/** A write is accepted at once and takes effect so many milliseconds later, in its turn. */
const TASK_DELAY_MS = 15;

export const emptyIndex = (): HostedIndex => ({
  objects: new Map(),
  rules: [],
  settings: {},
  synonyms: new Map(),
});

/** Starts the service on a free port of the loopback address. */
export async function startAlgoliaService(): Promise<AlgoliaService> {
  const tasks = new TaskQueue();
  const service: Omit<AlgoliaService, 'host' | 'close'> = {
    indexes: new Map(),
    refuse: null,
    requests: [],
  };
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const {status, json} = respond(service, tasks, request, body);
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return Object.assign(service, {
    close: () => close(server),
    host: `127.0.0.1:${String(port)}`,
  });
}

/** Carries out writes later, one after the other. */
class TaskQueue {
  private readonly done = new Set<number>();
  private last = Promise.resolve();
  private count = 0;

  add(effect: () => void): {taskID: number} {
    const taskID = ++this.count;
    this.last = this.last
      .then(() => new Promise((resolve) => setTimeout(resolve, TASK_DELAY_MS)))
      .then(() => {
        effect();
        this.done.add(taskID);
      });
    return {taskID};
  }

  isPublished(taskID: number): boolean {
    return this.done.has(taskID);
  }
}

interface Body {
  [name: string]: unknown;
  requests?: {body: {objectID: string}}[];
  operation?: 'copy' | 'move';
  destination?: string;
  page?: number;
}

function respond(
  service: Omit<AlgoliaService, 'host' | 'close'>,
  tasks: TaskQueue,
  request: IncomingMessage,
  body: Body | {objectID: string}[],
): {status: number; json: object} {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://service');
  const line = `${request.method ?? ''} ${pathname}`;
  service.requests.push(line);
  const key =
    request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
  if (key !== ADMIN_KEY) {
    return refusal(403, 'Invalid Application-ID or API key');
  }
  const refused = service.refuse?.(line);
  if (refused !== undefined) {
    return refusal(refused, 'Refused by the test');
  }
  const [, , , encoded = '', ...action] = pathname.split('/');
  const name = decodeURIComponent(encoded);
  const write = (effect: (index: HostedIndex) => void) => ({
    json: tasks.add(() => {
      effect(openIndex(service.indexes, name));
    }),
    status: 200,
  });
  const existing = service.indexes.get(name);
  switch (
    `${request.method ?? ''} ${action[0] === 'task' ? 'task' : action.join('/')}`
  ) {
    case 'GET task': {
      const status = tasks.isPublished(Number(action[1]))
        ? 'published'
        : 'notPublished';
      return {json: {status}, status: 200};
    }
    case 'GET settings':
      return existing
        ? {json: existing.settings, status: 200}
        : refusal(404, 'ObjectID does not exist');
    case 'PUT settings':
      return write(({settings}) => Object.assign(settings, body));
    case 'POST synonyms/batch':
      return write(({synonyms}) => {
        synonyms.clear();
        (body as {objectID: string}[]).forEach((item) =>
          synonyms.set(item.objectID, {...item}),
        );
      });
    case 'POST synonyms/search': {
      const hits = (body as Body).page ? [] : [...(existing?.synonyms.values() ?? [])];
      return {json: {hits, nbHits: hits.length}, status: 200};
    }
    case 'POST batch':
      return write(({objects}) => {
        (body as Body).requests?.forEach((item) =>
          objects.set(item.body.objectID, item.body),
        );
      });
    case 'POST browse':
      return {json: {hits: [...(existing?.objects.values() ?? [])]}, status: 200};
    case 'POST operation':
      return {
        json: tasks.add(() => {
          operate(service.indexes, name, body as Body);
        }),
        status: 200,
      };
    case 'DELETE ':
      return {json: tasks.add(() => service.indexes.delete(name)), status: 200};
    default:
      return refusal(404, `Path not supported by this API: ${line}`);
  }
}

function operate(
  indexes: Map<string, HostedIndex>,
  source: string,
  {destination = '', operation}: Body,
): void {
  const index = openIndex(indexes, source);
  if (operation === 'move') {
    indexes.set(destination, index);
    indexes.delete(source);
  } else {
    openIndex(indexes, destination).rules = [...index.rules];
  }
}

function openIndex(indexes: Map<string, HostedIndex>, name: string): HostedIndex {
  const index = indexes.get(name) ?? emptyIndex();
  indexes.set(name, index);
  return index;
}

function refusal(status: number, message: string) {
  return {json: {message, status}, status};
}

async function readJson(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Body);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
