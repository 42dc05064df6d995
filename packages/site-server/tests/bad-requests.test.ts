import {connect} from 'node:net';

import {expect, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

test('a target that is no address is answered with 400', async () => {
  const {origin} = await serveFixture();
  const answer = await request(origin, '*');
  expect(answer.status).toBe(400);
  expect(answer.text).toBe('The address is not well-formed.\n');
});

test.each([
  ['what cannot be decoded', '/docs/%E0%A4%A'],
  ['a lone percent sign', '/%'],
  ['a percent sign at the end', '/docs/100%'],
  ['a zero byte', '/docs/intro%00.html'],
  ['a step upwards', '/../../etc/passwd'],
  ['an encoded step upwards', '/%2e%2e/%2e%2e/etc/passwd'],
  ['an encoded slash after a step upwards', '/..%2f..%2fetc%2fpasswd'],
  ['a backslash', '/..%5c..%5cetc%5cpasswd'],
  ['two slashes in it', '/docs//intro'],
  ['two slashes before it', '//docs/intro'],
  ['two slashes after it', '/docs/intro//'],
  ['an encoded slash', '/docs%2Fintro'],
])('an address with %s is answered with the not-found page', async (_name, path) => {
  const {origin} = await serveFixture();
  expect((await request(origin, '/docs/intro')).status).toBe(200);
  const [answer, notFound] = await Promise.all(
    [path, '/no-such-page'].map((address) => request(origin, address)),
  );
  expect(answer?.status).toBe(404);
  expect(answer?.headers['content-type']).toContain('text/html');
  expect(answer?.text).toBe(notFound?.text);
});

test('two leading slashes do not name another host', async () => {
  const {origin} = await serveFixture();
  expect(await request(origin, '//example.org/docs')).toMatchObject({status: 404});
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s on a page is refused with 405 and the methods that work',
  async (method) => {
    const {origin} = await serveFixture();
    const answer = await request(origin, '/docs/intro', {method});
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  },
);

test('a client that does not finish its headers is answered 408 and cut off', async () => {
  const {origin} = await serveFixture({timeouts: {headers: 200, request: 400}});
  const received = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  expect(received).toMatch(/^HTTP\/1.1 408 /);
});

test('a client that stays silent after its request was announced is cut off', async () => {
  const handler = {handle: () => new Promise<boolean>(() => undefined)};
  const {origin} = await serveFixture({timeouts: {idle: 200}, handlers: [handler]});
  const received = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(received).toBe('');
});

test('bytes that are no HTTP are answered with 400', async () => {
  const {origin} = await serveFixture();
  expect(await sendRaw(origin, '\x16\x03\x01\x02hello\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 /,
  );
});

/** Sends bytes and collects the response until the server closes the connection. */
function sendRaw(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(received);
    });
  });
}
