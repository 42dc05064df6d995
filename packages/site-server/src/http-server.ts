import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';

import {FourPartError} from '@lexical-documentation/common';

import type {ListenOptions, SiteServer, Timeouts} from './types';

const DEFAULT_TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 5_000,
  idle: 60_000,
};
const DEFAULT_GRACE_MS = 10_000;

/** An HTTP server that limits slow clients and closes without dropping a running request. */
export function createHttpServer(
  listener: RequestListener,
  options: {readonly timeouts: Partial<Timeouts>},
): SiteServer {
  const timeouts = {...DEFAULT_TIMEOUTS, ...options.timeouts};
  let closed: Promise<void> | undefined;

  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: Math.min(1_000, timeouts.headers, timeouts.request),
  });
  server.setTimeout(timeouts.idle);
  server.on('timeout', closeUnlessHeardFrom);
  server.on('request', (request, response) => {
    response.on('close', () => {
      if (closed) {
        server.closeIdleConnections();
      }
    });
    listener(request, response);
  });

  return {
    listen: (address) => listen(server, address),
    close(graceMs = DEFAULT_GRACE_MS) {
      closed ??= stopListening(server);
      return closeWithin(server, closed, graceMs);
    },
  };
}

/**
 * Node runs timers before it reads sockets: after a long computation, a connection that has timed
 * out may still have an unread request.
 */
function closeUnlessHeardFrom(socket: Socket): void {
  const {bytesRead} = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}

function listen(
  server: Server,
  {port, host = 'localhost'}: ListenOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explainListenError(error, port, host));
    });
    server.listen(port, host, () => {
      const {port: actual} = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function closeWithin(
  server: Server,
  closed: Promise<void>,
  graceMs: number,
): Promise<void> {
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, graceMs);
  await closed;
  clearTimeout(timer);
}

function explainListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
): Error {
  const where = `http://${host}:${port}`;
  const explanations: Record<string, ConstructorParameters<typeof FourPartError>[0]> = {
    EADDRINUSE: {
      what: `Port ${port} is taken by another program.`,
      where,
      expected: 'a free port',
      fix: 'stop that program, or choose another port',
    },
    EACCES: {
      what: `Port ${port} may not be used by this account.`,
      where,
      expected: 'a port above 1023, or one that the system lets this account open',
      fix: 'choose another port, such as 3000',
    },
    ENOTFOUND: {
      what: `The host "${host}" has no address.`,
      where,
      expected: 'a name or an address of this machine, such as localhost or 0.0.0.0',
      fix: 'correct the host',
    },
  };
  const parts = explanations[error.code ?? ''];
  return parts ? new FourPartError(parts, {cause: error}) : error;
}
