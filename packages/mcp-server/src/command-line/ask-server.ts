import {toError} from '@lexical-documentation/common';
import {InMemoryTransport, LATEST_PROTOCOL_VERSION} from '@modelcontextprotocol/server';

import type {Site} from '../built-site/open-site';
import {createServer} from '../create-server';

/** A tool, as the server lists it to its clients. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: InputSchema;
}

/** The part of a JSON Schema that the tools use. */
export interface InputSchema {
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
}

export interface PropertySchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
}

/** What a tool answers. */
export interface ToolResult {
  readonly content: readonly {readonly type: string; readonly text?: string}[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** The server in this process, for a caller that speaks no protocol. */
export interface AskedServer {
  listTools(): Promise<readonly ListedTool[]>;
  callTool(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolResult>;
  close(): Promise<void>;
}

/** Connects to the server as a client does, so that a command has the same tools and answers. */
export async function askServer(site: Site): Promise<AskedServer> {
  const [client, served] = InMemoryTransport.createLinkedPair();
  const waiting = new Map<number, (message: Answer) => void>();
  client.onmessage = (message) => {
    const answer = message as Answer;
    waiting.get(Number(answer.id))?.(answer);
  };
  let count = 0;
  const ask = async (method: string, params: object): Promise<unknown> => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await client.send({jsonrpc: '2.0', id, method, params: {...params}});
    const {result, error} = await answered;
    if (error) throw toError(error.message);
    return result;
  };
  await createServer(site).connect(served);
  await client.start();
  await ask('initialize', {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: {name: 'command-line', version: site.errors.version},
  });
  await client.send({jsonrpc: '2.0', method: 'notifications/initialized'});
  return {
    listTools: async () => {
      const {tools} = (await ask('tools/list', {})) as {tools: readonly ListedTool[]};
      return tools;
    },
    callTool: async (name, args) =>
      (await ask('tools/call', {name, arguments: args})) as ToolResult,
    close: () => client.close(),
  };
}

interface Answer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: {readonly message: string};
}
