import path from 'node:path';

import {endChecks} from '@lexical-documentation/code-check';
import {createSiteServer} from '@lexical-documentation/site-server';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

import {createMcpHttpHandler} from '../src/index';
import {BUILT_SITE} from './built-site';

const BIN = path.resolve(import.meta.dirname, '../src/bin.mjs');

/** A tool's answer: the text for models, and the data. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: Record<string, unknown>;
  readonly isError: boolean | undefined;
}

/** Serves the built site; clients of the SDK are closed together with the server. */
export interface Connections {
  readonly origin: string;
  connect(transport: 'stdio' | 'HTTP'): Promise<Client>;
  close(): Promise<void>;
}

export async function openConnections(): Promise<Connections> {
  const handler = await createMcpHttpHandler({root: BUILT_SITE});
  const server = createSiteServer({root: BUILT_SITE, handlers: [handler]});
  const origin = await server.listen({port: 0});
  const clients: Client[] = [];
  return {
    origin,
    async connect(transport) {
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
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await server.close(0);
      await endChecks();
    },
  };
}

export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<ToolAnswer> {
  const {content, structuredContent, isError} = await client.callTool({
    name,
    arguments: args,
  });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return {text, data: structuredContent as Record<string, unknown>, isError};
}
