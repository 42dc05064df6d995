import {LIMITS} from '@lexical-documentation/code-check';
import {readShareLink} from '@lexical-documentation/playground-link';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {tokensOf} from '../src/tokens';
import {call, type Connections, openConnections} from './connections';

const TOOLS = [
  'check_code',
  'describe_symbol',
  'explain_error',
  'grep_docs',
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
    const passages = data['passages'] as {url: string}[];
    expect(passages).toHaveLength(3);
    expect(text).toContain(passages[0]?.url);
    expect(text).toContain('nodes: [');
    expect(text).not.toContain('Not sure');
    expect(passages.every((passage) => !('text' in passage))).toBe(true);
    expect(tokensOf(text)).toBeLessThanOrEqual(1_000);
  });

  test('search says how sure it is, and which words a section does not have', async () => {
    const {text, data} = await call(client, 'search', {query: 'zeppelin toolbar'});
    expect(text).toMatch(/^Not sure: /);
    expect(text).toContain('Does not say: zeppelin');
    const [passage] = data['passages'] as [{missing: string[]}];
    expect(passage.missing).toContain('zeppelin');
  });

  test('grep_docs finds text as it is written, by section', async () => {
    const {text, data} = await call(client, 'grep_docs', {
      text: 'registerUpdateListener(',
    });
    expect(text).toMatch(/\/docs\/\S+\n {2}.*registerUpdateListener\(/);
    const pages = data['pages'] as {url: string; lines: number}[];
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.every(({url}) => !url.includes('/docs/api'))).toBe(true);
    const other = await call(client, 'grep_docs', {text: 'REGISTERupdateLISTENER('});
    expect(other.isError).toBe(true);
  });

  test('every prompt ends with a check of what was written', async () => {
    const {prompts} = await client.listPrompts();
    expect(prompts.map(({name}) => name).sort()).toEqual([
      'fix_error',
      'new_node',
      'new_plugin',
      'upgrade',
    ]);
    for (const {name} of prompts) {
      const {messages} = await client.getPrompt({name, arguments: {task: 'A mention'}});
      expect(JSON.stringify(messages)).toMatch(/A mention.*check_code/);
    }
  });

  test('read_page returns a page in parts that make the whole', async () => {
    const page = '/docs/concepts/updates';
    const {text: whole} = await call(client, 'read_page', {page, maxTokens: 30_000});
    const parts: string[] = [];
    for (let offset: unknown = 0; offset !== undefined;) {
      const {text, data} = await call(client, 'read_page', {
        page,
        offset,
        maxTokens: 700,
      });
      expect(data['tokens']).toBeLessThanOrEqual(700);
      expect('text' in data).toBe(false);
      parts.push(text.replace(/\n\n\(Cut\. [^\n]*\)$/, ''));
      offset = data['next'];
    }
    expect(parts.length).toBeGreaterThan(2);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect(words(parts.join('\n'))).toEqual(words(whole));
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

  test('read_page returns the row of a table that an anchor names', async () => {
    const {text, data} = await call(client, 'read_page', {
      page: '/docs/error#code-290',
    });
    expect(text).toContain('| 290 |');
    expect(text).not.toContain('| 291 |');
    expect(data['url']).toMatch(/\/docs\/error#code-290$/);
  });

  test('describe_symbol says what a name is, where to import it and where to call it', async () => {
    const {text, data} = await call(client, 'describe_symbol', {name: 'getRoot()'});
    expect(data).toMatchObject({
      name: '$getRoot',
      kind: 'function',
      import: "import {$getRoot} from 'lexical';",
      context: {label: 'read'},
    });
    expect(text).toContain('function $getRoot(): RootNode');
    // Marks for the sample check must not be copied.
    expect(text).toMatch(/```ts\nimport [^]*\$getRoot\(\)/);
    expect(text).not.toMatch(/```ts \w|\/\/=>|---cut---/);
    const deprecated = await call(client, 'describe_symbol', {name: '$wrapNodes'});
    expect(deprecated.text).not.toContain('$setBlockTypes');
  });

  test('playground_link makes an address that holds the document', async () => {
    const code = 'export const nodes = [];\n';
    for (const request of [{text: 'Hello\nworld'}, {code}, {code, text: 'Hello'}]) {
      const {data} = await call(client, 'playground_link', request);
      const url = String(data['url']);
      expect(url).toMatch(/\/playground#document=1[\w-]+$/);
      const content = await readShareLink(new URL(url).hash);
      expect(content.code).toBe('code' in request ? code : undefined);
    }
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
    ['read_page', {page: 'https://example.com/docs/intro'}, 'Only pages of https:'],
    ['read_page', {page: '//example.com/docs/intro'}, 'Only pages of https:'],
    ['grep_docs', {text: 'no page says this'}, 'No line has this text.'],
    ['playground_link', {code: 'x', example: 'tables'}, 'exactly one of text'],
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
