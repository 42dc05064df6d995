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
  /** The folder of the built site. */
  readonly root: string;
  /** Further host names that clients can use, besides this machine's and the published site's. */
  readonly hosts?: readonly string[];
  /** Called for refused requests and failures; by default, they aren't reported. */
  readonly onError?: (error: Error) => void;
}

/** Serves the protocol over streamable HTTP, as a handler of the site's server. */
export interface McpHttpHandler {
  /** Answers requests for `/mcp` below the base URL; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Reloads the site. Until it's loaded, or if it can't be, the previous one answers. */
  reload(): Promise<void>;
}

const ENDPOINT = 'mcp';
const LIMITS = {maxRequestBodySize: 1_000_000, maxSubscriptions: 200} as const;
/** An internal header with the address of a client. */
const CLIENT = 'x-mcp-client-address';

/**
 * Opens a built site for requests. Each request gets its own server, so no session can leak or be
 * hijacked.
 *
 * @throws FourPartError if the folder doesn't contain a site
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
      // Prevents pages of other origins, and DNS rebinding, from using a reader's server.
      const refused =
        hostHeaderValidationResponse(asked, known) ??
        originValidationResponse(asked, known);
      const answer = refused ?? (await handler.fetch(asked));
      if (!request.complete) {
        // The rest of the request would be parsed as the next one.
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

/** Behind a proxy on this machine, the address that the proxy appended. */
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
    // The client has disconnected, so the error doesn't matter.
    if (!response.destroyed) {
      throw error;
    }
  }
}
