import {Client, InMemoryTransport} from '@modelcontextprotocol/client';

import type {Site} from '../built-site/open-site';
import {createServer} from '../create-server';

/** A tool, as the server lists it for clients. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: InputSchema;
}

/** The part of JSON Schema that the tools use. */
export interface InputSchema {
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
}

export interface PropertySchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
}

/**
 * Connects a client to the server in this process, so that a command has the same tools and
 * answers.
 */
export async function askServer(site: Site): Promise<Client> {
  const [transport, served] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'command-line', version: site.errors.version});
  await createServer(site).connect(served);
  await client.connect(transport);
  return client;
}

/** Asks the server for its tools. */
export async function listTools(client: Client): Promise<readonly ListedTool[]> {
  const {tools} = await client.listTools();
  return tools as readonly ListedTool[];
}
