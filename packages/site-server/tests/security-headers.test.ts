import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

const THEME_SCRIPT = "document.documentElement.dataset.theme = 'light';";

describe('the content security policy', () => {
  test('allows exactly the inline scripts of the page', async () => {
    const {origin} = await serveFixture();
    const home = directives(await policyOf(origin, '/'));
    expect(home['script-src']).toEqual(["'self'", hashOf(THEME_SCRIPT)]);
    const intro = directives(await policyOf(origin, '/docs/intro'));
    expect(intro['script-src']).toEqual(["'self'"]);
  });

  test('follows the page when it is built anew', async () => {
    const {origin, root} = await serveFixture();
    await policyOf(origin, '/docs/intro');
    writeFileSync(`${root}/docs/intro/index.html`, '<script>rebuilt()</script>');
    const policy = directives(await policyOf(origin, '/docs/intro'));
    expect(policy['script-src']).toContain(hashOf('rebuilt()'));
  });

  test('covers the not-found page', async () => {
    const {origin} = await serveFixture();
    const policy = directives(await policyOf(origin, '/nowhere'));
    expect(policy['script-src']).toContain(hashOf('document.title += " | Fixture";'));
  });

  test('admits nothing else by default', async () => {
    const {origin} = await serveFixture();
    const policy = directives(await policyOf(origin, '/'));
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
    });
  });

  test('is widened by the sources that the site names', async () => {
    const {origin} = await serveFixture({
      contentSecurityPolicy: {'connect-src': ['https://search.example.org']},
    });
    const policy = directives(await policyOf(origin, '/'));
    expect(policy['connect-src']).toEqual(["'self'", 'https://search.example.org']);
  });
});

test('a document that states a policy of its own is sent with it', async () => {
  const {origin, root} = await serveFixture();
  const own = "default-src 'none'; script-src 'self' 'unsafe-eval'";
  writeFileSync(
    `${root}/docs/intro/index.html`,
    `<meta http-equiv="Content-Security-Policy" content="${own}"><script>own()</script>`,
  );
  expect(await policyOf(origin, '/docs/intro')).toBe(`${own}; frame-ancestors 'self'`);
});

test('pages may be framed by the site alone, unless it names others', async () => {
  const closed = await serveFixture();
  expect((await request(closed.origin, '/')).headers['x-frame-options']).toBe(
    'SAMEORIGIN',
  );

  const open = await serveFixture({
    contentSecurityPolicy: {'frame-ancestors': ['https://intranet.example.org']},
  });
  const {headers} = await request(open.origin, '/');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(
    directives(`${headers['content-security-policy']}`)['frame-ancestors'],
  ).toEqual(["'self'", 'https://intranet.example.org']);
});

test.each(['/', '/img/logo.svg', '/nowhere', '/%'])(
  'the answer to %s carries nosniff and a referrer policy',
  async (path) => {
    const {origin} = await serveFixture();
    expect((await request(origin, path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

async function policyOf(origin: string, path: string): Promise<string> {
  return `${(await request(origin, path)).headers['content-security-policy']}`;
}

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
