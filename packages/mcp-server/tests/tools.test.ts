import {LIMITS} from '@lexical-documentation/code-check';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {tokensOf} from '../src/tokens';
import {call, type Connections, openConnections} from './connections';

const TOOLS = [
  'check_code',
  'describe_symbol',
  'explain_error',
  'playground_link',
  'read_page',
  'search',
];

let connections: Connections;

beforeAll(async () => {
  connections = await openConnections();
});

afterAll(() => connections.close());

describe.each(['stdio', 'HTTP'] as const)('over %s', (transport) => {
  let client: Client;

  beforeAll(async () => {
    client = await connections.connect(transport);
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

  test('check_code finds a mistake, with its place, its fix and the page on it', async () => {
    const files = [
      {
        path: 'src/editor.ts',
        text: "import {$createHeadingNode} from 'lexical';\n\nexport const make = () => $createHeadingNode('h1');\n",
      },
    ];
    const {text, data} = await call(client, 'check_code', {files});
    expect(data['findings']).toMatchObject([
      {rule: 'wrong-import', file: 'src/editor.ts', line: 1},
    ]);
    expect(text).toContain('@lexical/rich-text');
    const [{url}] = data['findings'] as [{url: string}];
    const page = await fetch(url.replace(/^https:\/\/[^/]+/, connections.origin));
    expect(page.status).toBe(200);
  });

  test('check_code has nothing to say about sound code, and counts what does not fit', async () => {
    const sound =
      "import {$getRoot} from 'lexical';\n\nexport const $clear = () => $getRoot().clear();\n";
    const fine = await call(client, 'check_code', {
      files: [{path: 'a.ts', text: sound}],
    });
    expect(fine.data).toMatchObject({findings: [], omitted: 0});
    expect(fine.text).toContain('No mistake found');
    const text =
      'export const a: string = 1;\n'.replaceAll('a', 'a0') +
      Array.from(
        {length: 60},
        (_, index) => `export const b${index}: string = ${index};\n`,
      ).join('');
    const many = await call(client, 'check_code', {
      files: [{path: 'a.ts', text}],
      maxTokens: 400,
    });
    expect(tokensOf(many.text)).toBeLessThanOrEqual(450);
    expect(many.data['omitted']).toBeGreaterThan(30);
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
    ['check_code', {files: []}],
    ['check_code', {files: [{path: 'a.ts', text: 'x'.repeat(LIMITS.bytes + 1)}]}],
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
    [
      'check_code',
      {files: [{path: '../../package.json', text: '{}'}]},
      'There is no code to check.',
    ],
    ['check_code', {files: [{path: '/etc/a.ts', text: ''}]}, 'A path cannot be used.'],
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
      const client = await connections.connect('HTTP');
      return call(client, 'describe_symbol', {name: 'createEditor'});
    }),
  );
  expect(new Set(answers.map(({text}) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('function createEditor');
});

describe('over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${connections.origin}/mcp`, {
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
    expect((await post(ping, {origin: connections.origin})).status).toBe(200);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no message', '[]', 400],
    ['a body that is too large', JSON.stringify({x: 'x'.repeat(1_100_000)}), 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test('other addresses are left to the site', async () => {
    expect((await fetch(`${connections.origin}/mcp-server`)).status).toBe(404);
    expect((await fetch(`${connections.origin}/docs/intro`)).status).toBe(200);
  });
});
