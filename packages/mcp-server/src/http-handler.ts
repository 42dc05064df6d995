import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import {createServer} from './create-server';
import {openSite} from './built-site/open-site';

/** Settings of {@link createMcpHttpHandler}. */
export interface McpHttpSettings {
  /** The folder that the site was built into. */
  readonly root: string;
  /** Names that clients may reach this server by, beside this machine's own and the published site's. */
  readonly hosts?: readonly string[];
  /** Told of requests that were refused and of failures; by default nobody is. */
  readonly onError?: (error: Error) => void;
}

/** Answers the protocol over streamable HTTP, as a handler of the site's server. */
export interface McpHttpHandler {
  /** Answers requests for `/mcp` below the base URL; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Reads the site again. Until it is read, and if it cannot be, the former one answers. */
  reload(): Promise<void>;
}

const ENDPOINT = 'mcp';
const LIMITS = {maxRequestBodySize: 1_000_000, maxSubscriptions: 200} as const;
/** Our own field for the address of a client. */
const CLIENT = 'x-mcp-client-address';

/**
 * Opens a built site for requests. Each gets a server of its own, so no session exists that could leak or
 * be taken over.
 *
 * @throws FourPartError when the folder holds no site
 */
export async function createMcpHttpHandler({
  root,
  hosts = [],
  onError,
}: McpHttpSettings): Promise<McpHttpHandler> {
  let site = await openSite(root);
  const known = [
    ...localhostAllowedHostnames(),
    new URL(site.origin).hostname,
    ...hosts,
  ];
  const handler = createMcpHandler(
    ({requestInfo}) => createServer(site, clientOf(requestInfo)),
    {...LIMITS, ...(onError && {onerror: onError})},
  );
  return {
    handle: async (request, response) => {
      const [path] = (request.url ?? '').split('?', 1);
      if (path !== `${site.baseUrl}${ENDPOINT}`) {
        return false;
      }
      const asked = toWebRequest(request, response);
      // A page of another origin, or a name that only resolves to this machine, must not use a reader's server.
      const refused =
        hostHeaderValidationResponse(asked, known) ??
        originValidationResponse(asked, known);
      const answer = refused ?? (await handler.fetch(asked));
      if (!request.complete) {
        // What is still on its way would be read as the next request.
        response.setHeader('Connection', 'close');
        request.resume();
      }
      await send(answer, response);
      return true;
    },
    reload: async () => {
      site = await openSite(root);
    },
  };
}

function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const {headers, method = 'GET', url = '/'} = request;
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  const fields = Object.entries(headers)
    .filter(([name]) => name !== CLIENT)
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: [...fields, [CLIENT, addressOfClient(request)]],
    signal: controller.signal,
    ...(hasBody && {body: Readable.toWeb(request) as ReadableStream, duplex: 'half'}),
  } as RequestInit);
}

/** Behind a proxy on this machine, the address that the proxy added last. */
function addressOfClient({socket, headers}: IncomingMessage): string {
  const address = socket.remoteAddress ?? 'unknown';
  const isLocal = /^(?:::1|(?:::ffff:)?127\.)/.test(address);
  const added = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return isLocal && added ? added : address;
}

function clientOf(request: Request | undefined): string {
  return request?.headers.get(CLIENT) ?? 'unknown';
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(answer.body as never), response);
  } catch (error) {
    // A client that went away does not mind.
    if (!response.destroyed) {
      throw error;
    }
  }
}
