import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {FourPartError} from '@lexical-documentation/common';

import type {InputSchema, ListedTool, PropertySchema} from './ask-server';

/** The call of a tool in a command line. */
export interface ToolRequest {
  readonly args: Readonly<Record<string, unknown>>;
  /** Prints the answer's data instead of its text. */
  readonly isJson: boolean;
}

/**
 * Parses the arguments after a tool's name using the schema of its input: options by name, and
 * everything else as the first required text of the tool, or as files if it takes files.
 *
 * @throws FourPartError for options that the tool doesn't have, and files that can't be read
 */
export async function readArguments(
  {name, inputSchema}: ListedTool,
  words: readonly string[],
): Promise<ToolRequest> {
  const properties = Object.entries(inputSchema.properties ?? {});
  const {values, positionals} = parse(name, properties, words);
  const args: Record<string, unknown> = {};
  for (const [property, schema] of properties) {
    const given = values[optionOf(property)];
    if (given !== undefined) args[property] = valueOf(given, property, schema);
  }
  const main = mainProperty(inputSchema);
  if (main !== undefined && positionals.length > 0) {
    args[main] =
      main === 'files' ? await readFiles(positionals) : await textOf(positionals);
  }
  return {args, isJson: values['json'] === true};
}

/** `maxTokens` as an option: `max-tokens`. */
export function optionOf(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The input for arguments without an option: the required files or text. */
export function mainProperty({properties = {}, required = []}: InputSchema) {
  return (
    required.find((each) => each === 'files') ??
    required[0] ??
    Object.keys(properties)[0]
  );
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function parse(
  tool: string,
  properties: readonly (readonly [string, PropertySchema])[],
  words: readonly string[],
): {readonly values: Values; readonly positionals: readonly string[]} {
  const options = Object.fromEntries(
    [...properties, ['json', {type: 'boolean'}] as const].map(([property, {type}]) => [
      optionOf(property),
      {type: type === 'boolean' ? ('boolean' as const) : ('string' as const)},
    ]),
  );
  try {
    return parseArgs({args: [...words], options, allowPositionals: true});
  } catch (error) {
    throw new FourPartError(
      {
        what: (error as Error).message,
        where: `the arguments of ${tool}`,
        expected: `the options ${Object.keys(options)
          .map((each) => `--${each}`)
          .join(', ')}`,
        fix: 'Correct the option, or put -- before text that begins with a dash.',
      },
      {cause: error},
    );
  }
}

function valueOf(
  given: string | boolean,
  property: string,
  {type}: PropertySchema,
): unknown {
  if (typeof given === 'boolean' || type === 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch (error) {
    throw new FourPartError(
      {
        what: `--${optionOf(property)} has no value that can be read.`,
        where: given,
        expected: type === 'object' ? 'JSON, such as {"hashtag": false}' : 'a number',
        fix: 'Correct the value.',
      },
      {cause: error},
    );
  }
}

/** Several words are one text; a single dash is the standard input. */
async function textOf(words: readonly string[]): Promise<string> {
  return words.length === 1 && words[0] === '-' ? readInput() : words.join(' ');
}

async function readInput(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function readFiles(paths: readonly string[]): Promise<readonly object[]> {
  return Promise.all(
    paths.map(async (file) => ({path: nameOf(file), text: await readCode(file)})),
  );
}

/** The tool only takes paths below one folder, so the part that leads out of it is removed. */
function nameOf(file: string): string {
  return path
    .relative('', file)
    .replaceAll(path.sep, '/')
    .replace(/^(?:\.\.\/)+/, '');
}

async function readCode(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new FourPartError(
      {
        what: 'A file of code cannot be read.',
        where: file,
        expected: 'a file with TypeScript or JavaScript',
        fix: 'Correct the path; it is relative to the current folder.',
      },
      {cause: error},
    );
  }
}
