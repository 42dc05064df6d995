import {once} from 'node:events';
import {connect, type Socket} from 'node:net';

import {expect, onTestFinished, test} from 'vitest';

import {serveFixture} from './serve-fixture';

const KEEP_ALIVE_MS = 100;
/** Node waits a second longer than it promises the client. */
const SURELY_OVER_MS = KEEP_ALIVE_MS + 1_500;
const REQUEST = 'GET /docs/intro HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a request that arrived while the server was busy is answered, though its connection has timed out', async () => {
  const socket = await openAnswered();
  socket.write(REQUEST);
  block(SURELY_OVER_MS);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 200 /);
});

test('a connection on which nothing more is asked is closed', async () => {
  const socket = await openAnswered();
  await once(socket, 'close');
});

/** A connection that has been used and is kept alive. */
async function openAnswered(): Promise<Socket> {
  const {origin} = await serveFixture({timeouts: {keepAlive: KEEP_ALIVE_MS}});
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(REQUEST);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 200 /);
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

/** Blocks the event loop, like a server that loads a large index. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
