import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A real HTTP server on a free loopback port. */
export interface LocalServer {
  readonly url: string;
  /** Paths and queries of the requests received so far. */
  readonly requests: string[];
  close(): Promise<void>;
}

export async function startServer(listener: RequestListener): Promise<LocalServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/`, requests, close: () => close(server)};
}

/** Answers everything alike. */
export function always(
  status: number,
  contentType: string,
  body: string,
): RequestListener {
  return (_request, response) => {
    response.writeHead(status, {'content-type': contentType}).end(body);
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => {
      resolve();
    });
  });
}
