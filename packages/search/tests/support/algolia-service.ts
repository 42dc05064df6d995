import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The content of a hosted index. */
export interface HostedIndex {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: Map<string, Record<string, unknown>>;
  rules: string[];
}

/** A server with as much of Algolia's REST API as filling an index needs. */
export interface AlgoliaService {
  /** Host and port. */
  host: string;
  indexes: Map<string, HostedIndex>;
  /** Requests by method and path, in order. */
  requests: string[];
  /** Rejects the requests that match, with this status. */
  refuse: ((request: string) => number | undefined) | null;
  close: () => Promise<void>;
}

export const ADMIN_KEY = 'admin';

/** A write is accepted immediately and takes effect after this many milliseconds, in order. */
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

/** Executes writes later, one after the other. */
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

interface Answer {
  status: number;
  json: object;
}

function respond(
  service: Omit<AlgoliaService, 'host' | 'close'>,
  tasks: TaskQueue,
  request: IncomingMessage,
  body: Body,
): Answer {
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
  const [, , , encoded = '', action = '', ...rest] = pathname.split('/');
  if (action === 'task') {
    const status = tasks.isPublished(Number(rest[0])) ? 'published' : 'notPublished';
    return {json: {status}, status: 200};
  }
  const route = [request.method, action, ...rest].filter(Boolean).join(' ');
  const name = decodeURIComponent(encoded);
  const effect = effectOf(route, service.indexes, name, body);
  return effect
    ? {json: tasks.add(effect), status: 200}
    : read(route, service.indexes.get(name), body);
}

/** The effect of a write; undefined for any other request. */
function effectOf(
  route: string,
  indexes: Map<string, HostedIndex>,
  name: string,
  body: Body,
): (() => void) | undefined {
  const effects: Record<string, () => void> = {
    DELETE: () => indexes.delete(name),
    'POST batch': () => {
      const {objects} = openIndex(indexes, name);
      body.requests?.forEach((item) => objects.set(item.body.objectID, item.body));
    },
    'POST operation': () => {
      operate(indexes, name, body);
    },
    'POST synonyms batch': () => {
      const items = Object.values(body) as {objectID: string}[];
      openIndex(indexes, name).synonyms = new Map(
        items.map((item) => [item.objectID, {...item}]),
      );
    },
    'PUT settings': () => {
      Object.assign(openIndex(indexes, name).settings, body);
    },
  };
  return effects[route];
}

function read(route: string, index: HostedIndex | undefined, {page}: Body): Answer {
  if (!index) {
    return refusal(404, 'Index does not exist');
  }
  const answers: Record<string, object> = {
    'GET settings': index.settings,
    'POST browse': {hits: [...index.objects.values()]},
    'POST synonyms search': {hits: page ? [] : [...index.synonyms.values()]},
  };
  const json = answers[route];
  return json ? {json, status: 200} : refusal(404, `Unknown path: ${route}`);
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

function refusal(status: number, message: string): Answer {
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
