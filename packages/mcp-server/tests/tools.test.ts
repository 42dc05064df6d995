import path from 'node:path';

import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {createSiteServer, type SiteServer} from '@lexical-documentation/site-server';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {createMcpHttpHandler} from '../src/index';
import {tokensOf} from '../src/tokens';
import {BUILT_SITE} from './built-site';

const BIN = path.resolve(import.meta.dirname, '../src/bin.mjs');
const TOOLS = [
  'describe_symbol',
  'explain_error',
  'playground_link',
  'read_page',
  'search',
];

let server: SiteServer;
let origin: string;
const clients: Client[] = [];

beforeAll(async () => {
  const handler = await createMcpHttpHandler({root: BUILT_SITE});
  server = createSiteServer({root: BUILT_SITE, handlers: [handler]});
  origin = await server.listen({port: 0});
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.close(0);
});

async function connect(transport: 'stdio' | 'HTTP'): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  clients.push(client);
  await client.connect(
    transport === 'HTTP'
      ? new StreamableHTTPClientTransport(new URL(`${origin}/mcp`))
      : new StdioClientTransport({
          command: process.execPath,
          args: [BIN, '--site', BUILT_SITE],
        }),
  );
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {content, structuredContent, isError} = await client.callTool({
    name,
    arguments: args,
  });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return {text, data: structuredContent as Record<string, unknown>, isError};
}

describe.each(['stdio', 'HTTP'] as const)('over %s', (transport) => {
  let client: Client;

  beforeAll(async () => {
    client = await connect(transport);
  });

  test('every tool describes its parameters and its answer', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual(TOOLS);
    for (const {name, inputSchema, outputSchema, description} of tools) {
      const parameters = Object.values(inputSchema.properties ?? {});
      expect(parameters.length, name).toBeGreaterThan(0);
      expect(
        parameters.every((parameter) => 'description' in (parameter as object)),
        name,
      ).toBe(true);
      expect(outputSchema, name).toBeDefined();
      expect(description, name).not.toBe('');
    }
  });

  test('search returns the text of sections, within the limit', async () => {
    const {text, data} = await call(client, 'search', {
      query: 'How do I register a node?',
      maxTokens: 1_000,
    });
    const passages = data['passages'] as {url: string; text: string}[];
    expect(passages).toHaveLength(3);
    expect(text).toContain(passages[0]?.url);
    expect(passages.map((passage) => passage.text).join()).toContain('nodes: [');
    expect(tokensOf(text)).toBeLessThanOrEqual(1_000);
  });

  test('read_page returns a page in parts that make the whole', async () => {
    const page = '/docs/concepts/updates';
    const {data: whole} = await call(client, 'read_page', {page, maxTokens: 30_000});
    const parts: string[] = [];
    for (let offset: unknown = 0; offset !== undefined;) {
      const {data} = await call(client, 'read_page', {page, offset, maxTokens: 700});
      expect(data['tokens']).toBeLessThanOrEqual(700);
      parts.push(String(data['text']));
      offset = data['next'];
    }
    expect(parts.length).toBeGreaterThan(2);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect(words(parts.join('\n'))).toEqual(words(String(whole['text'])));
  });

  test('read_page returns one section, by its heading or its anchor', async () => {
    const page = '/docs/concepts/nodes';
    const byHeading = await call(client, 'read_page', {
      page,
      section: 'Register a node',
    });
    const byAnchor = await call(client, 'read_page', {page: `${page}#register-a-node`});
    expect(byHeading.text).toMatch(/^## Register a node\n/);
    expect(byAnchor.text).toBe(byHeading.text);
  });

  test('describe_symbol says what a name is, where to import it and where to call it', async () => {
    const {data} = await call(client, 'describe_symbol', {name: 'getRoot()'});
    expect(data).toMatchObject({
      name: '$getRoot',
      kind: 'function',
      import: "import {$getRoot} from 'lexical';",
      signature: 'function $getRoot(): RootNode',
      context: {label: 'read'},
    });
    expect(data['sample']).toContain('$getRoot()');
  });

  test('explain_error finds an error by message, number and address', async () => {
    for (const error of [
      'Error: Unable to find an active editor state. State helpers or node methods can only be used synchronously during the callback of editor.update(), editor.read(), or editorState.read().',
      '#195',
      'Minified Lexical error #195; visit https://lexical.dev/docs/error?code=195 for the full message',
    ]) {
      const {data} = await call(client, 'explain_error', {error});
      expect(data['code'], error).toBe(195);
      expect(data['explanation'], error).toContain('###');
    }
  });

  test('playground_link makes an address that holds the document', async () => {
    const {data} = await call(client, 'playground_link', {text: 'Hello\nworld'});
    expect(data['url']).toMatch(/\/playground#document=1[\w-]+$/);
  });

  test('pages are resources', async () => {
    const {resources} = await client.listResources();
    const page = resources.find(({uri}) => uri.endsWith('/docs/intro.md'));
    expect(resources.length).toBeGreaterThan(200);
    expect(page?.mimeType).toBe('text/markdown');
    const {contents} = await client.readResource({uri: page?.uri ?? ''});
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
    expect(JSON.stringify(contents)).toContain('# Introduction');
  });

  test.each([
    ['search', {query: ''}],
    ['search', {query: 'x'.repeat(501)}],
    ['read_page', {page: '/docs/intro', maxTokens: 'many'}],
    ['describe_symbol', {}],
  ])('%s refuses %j and says what is wrong', async (name, args) => {
    const {text, isError} = await call(client, name, args);
    expect(isError).toBe(true);
    expect(text).not.toBe('');
  });

  test.each([
    ['read_page', {page: '/docs/concept/nodes'}, '/docs/concepts/nodes'],
    ['read_page', {page: '../../package.json'}, 'There is no such page.'],
    ['read_page', {page: '/docs/intro', section: 'Nowhere'}, 'There is no section'],
    ['describe_symbol', {name: '$getRooot'}, '$getRoot'],
    [
      'describe_symbol',
      {name: '$getRoot', module: '@lexical/react'},
      'an import path that exports it: lexical',
    ],
    ['explain_error', {error: '9999'}, 'no error with the number 9999'],
    ['playground_link', {}, 'exactly one of text, state and example'],
    [
      'playground_link',
      {state: '{"root": 1}'},
      'This is not the JSON of an editor state',
    ],
    ['playground_link', {example: 'nothing'}, 'There is no example'],
  ])('%s answers %j with how to do better', async (name, args, hint) => {
    const {text, isError} = await call(client, name, args);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
    expect(text).toMatch(/where:[^]*expected:[^]*fix:/);
  });
});

test('100 sessions at the same time get the same answers', async () => {
  const answers = await Promise.all(
    Array.from({length: 100}, async () => {
      const client = await connect('HTTP');
      return call(client, 'describe_symbol', {name: 'createEditor'});
    }),
  );
  expect(new Set(answers.map(({text}) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('function createEditor');
});

describe('over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});

  test('a page of another origin is refused', async () => {
    expect((await post(ping, {origin: 'https://evil.example'})).status).toBe(403);
    expect((await post(ping, {origin})).status).toBe(200);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no message', '[]', 400],
    ['a body that is too large', JSON.stringify({x: 'x'.repeat(1_100_000)}), 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test('other addresses are left to the site', async () => {
    expect((await fetch(`${origin}/mcp-server`)).status).toBe(404);
    expect((await fetch(`${origin}/docs/intro`)).status).toBe(200);
  });
});
