import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {call, type Connections, openConnections} from './connections';

let connections: Connections;
let client: Client;

beforeAll(async () => {
  connections = await openConnections();
  client = await connections.connect('HTTP');
});

afterAll(() => connections.close());

test('explain_error finds an error by message, number and address', async () => {
  for (const error of [
    'Error: Unable to find an active editor state. State helpers or node methods can only be used synchronously during the callback of editor.update(), editor.read(), or editorState.read().',
    '#195',
    'Minified Lexical error #195; visit https://lexical.dev/docs/error?code=195 for the full message',
  ]) {
    const {text, data} = await call(client, 'explain_error', {error});
    expect(data['code'], error).toBe(195);
    expect(text, error).toContain('###');
  }
});

test('explain_error leads to the guide that has the error as heading', async () => {
  const numbered = await call(client, 'explain_error', {error: '101'});
  expect(numbered.data).toMatchObject({code: 101, isExplained: true});
  expect(numbered.text).toContain('/docs/guides/counting#error-101');
  expect(numbered.text).toContain('MaxLengthPlugin');
});

test('explain_error explains a message without a number by a guide', async () => {
  for (const error of [
    'Attempted to create node X that was not configured',
    'Error: Create node: Attempted to create node CodeNode that was not configured to be used on the editor.',
  ]) {
    const {text, data} = await call(client, 'explain_error', {error});
    expect(data, error).toMatchObject({isExplained: true});
    expect(data['code'], error).toBeUndefined();
    expect(text, error).toMatch(/^#{2,4} .*Attempted to create node/m);
  }
});

test.each([
  'Minified Lexical error #94; visit https://lexical.dev/docs/error?code=94 for the full message',
  'Minified Lexical error #9998; visit lexical.dev/docs/error?code=9998',
  '94',
])('explain_error says that the version lacks the number of %j', async (error) => {
  const {text, isError} = await call(client, 'explain_error', {error});
  expect(isError).toBe(true);
  expect(text).toMatch(/has no error with the number 9\d+/);
  expect(text).toContain('/docs/error#other-versions');
  expect(text).not.toContain('MaxLengthPlugin');
});
