import {endChecks} from '@lexical-documentation/code-check';
import {FourPartError} from '@lexical-documentation/common';
import type {Client} from '@modelcontextprotocol/client';

import {openSite} from '../built-site/open-site';
import {serveOverStdio} from '../serve-stdio';
import {askServer, type ListedTool, listTools} from './ask-server';
import {mainProperty, optionOf, readArguments} from './read-arguments';

/** Where a command line reads its pages, and where it writes. */
export interface CommandLine {
  /** The name of the command, for the help. */
  readonly program: string;
  /** The folder of the built site. */
  readonly site: string;
  readonly print: (text: string) => void;
}

const HELP = /^(?:help|--help|-h)$/;

/**
 * Runs a tool by its name, with the same answers as the server; without a name, serves over
 * standard input and output.
 *
 * @returns the exit code: 1 if the answer is an error, or reports mistakes
 * @throws FourPartError for an unknown tool, or arguments that it doesn't take
 */
export async function runCommandLine(
  words: readonly string[],
  {program, site, print}: CommandLine,
): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) {
    await serveOverStdio(site);
    return 0;
  }
  const client = await askServer(await openSite(site));
  try {
    const tools = await listTools(client);
    if (HELP.test(name)) {
      print(helpFor(program, tools));
      return 0;
    }
    const tool = tools.find((each) => commandOf(each) === name || each.name === name);
    if (!tool) throw unknownTool(name, tools);
    if (rest.some((word) => HELP.test(word))) {
      print(helpOfTool(program, tool));
      return 0;
    }
    return await run(client, tool, rest, print);
  } finally {
    await client.close();
    await endChecks();
  }
}

async function run(
  client: Client,
  tool: ListedTool,
  words: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  const {args, isJson} = await readArguments(tool, words);
  const {content, structuredContent, isError} = await client.callTool({
    name: tool.name,
    arguments: args,
  });
  const text = content.map((part) => ('text' in part ? part.text : '')).join('\n');
  const data = structuredContent as Readonly<Record<string, unknown>> | undefined;
  print(isJson ? JSON.stringify({text, ...data}, undefined, 2) : text);
  const found = data?.['findings'];
  return isError === true || (Array.isArray(found) && found.length > 0) ? 1 : 0;
}

/** `describe_symbol` as written in a command line. */
function commandOf({name}: ListedTool): string {
  return name.replaceAll('_', '-');
}

function helpFor(program: string, tools: readonly ListedTool[]): string {
  const lines = tools.map(
    (tool) => `  ${usageOf(tool).padEnd(34)} ${tool.title ?? ''}`,
  );
  return [
    `${program} <tool> [options]`,
    '',
    ...lines,
    '',
    `  ${'(none)'.padEnd(34)} Serve the tools over the Model Context Protocol (standard input and output)`,
    '',
    `${program} <tool> --help lists the options of a tool; --json prints its data.`,
  ].join('\n');
}

function usageOf(tool: ListedTool): string {
  const main = mainProperty(tool.inputSchema);
  return `${commandOf(tool)}${main === undefined ? '' : ` <${main}>`}`;
}

function helpOfTool(program: string, tool: ListedTool): string {
  const properties = Object.entries(tool.inputSchema.properties ?? {});
  const lines = properties
    .filter(([property]) => property !== 'files')
    .map(([property, {description = ''}]) => {
      return `  ${`--${optionOf(property)}`.padEnd(22)} ${description}`;
    });
  return [
    `${program} ${usageOf(tool)} [options]`,
    '',
    tool.description ?? '',
    '',
    ...lines,
    `  ${'--json'.padEnd(22)} Print the data of the answer as JSON.`,
  ].join('\n');
}

function unknownTool(name: string, tools: readonly ListedTool[]): FourPartError {
  return new FourPartError({
    what: 'There is no such tool.',
    where: name,
    expected: tools.map(commandOf).join(', '),
    fix: 'Use one of these names, or --help.',
  });
}
