import {FourPartError} from '@lexical-documentation/common';
import {
  createShareLink,
  parseContent,
  type PlaygroundContent,
} from '@lexical-documentation/playground-link';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {Site} from '../built-site/open-site';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const PLAYGROUND = 'playground';
const GALLERY = '/gallery/';

const input = z.object({
  text: z
    .string()
    .max(100_000)
    .optional()
    .describe('Plain text; each line becomes a paragraph.'),
  state: z
    .string()
    .max(500_000)
    .optional()
    .describe(
      'An editor state as JSON, as JSON.stringify(editor.getEditorState()) returns it.',
    ),
  code: z
    .string()
    .max(100_000)
    .optional()
    .describe(
      'A module in TypeScript that runs in the playground, in addition to text or state: its default export is an extension, "nodes" a list of node classes, "Plugin" a React component.',
    ),
  example: z
    .string()
    .max(100)
    .optional()
    .describe('Name of an example of the gallery, such as "tables".'),
  plugins: z
    .record(z.string(), z.boolean())
    .optional()
    .describe(
      'Switches of the playground: plugin id to on or off, such as {"hashtag": false}.',
    ),
});

const output = z.object({url: z.string().describe('URL that opens the document.')});

/** Adds the tool that creates URLs of documents in the playground. */
export function addPlaygroundLink(server: McpServer, site: Site): void {
  server.registerTool(
    'playground_link',
    {
      title: 'Link to a document in the Lexical playground',
      description:
        'Creates a URL that opens a document or an example in the playground of the documentation. Give exactly one of text, state and example, or code with or without text or state. The document is part of the URL and is not sent anywhere.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    (request) =>
      answerOrExplain(async () => {
        const url = await linkOf(site, request);
        return answer(url, {url});
      }),
  );
}

async function linkOf(site: Site, request: z.infer<typeof input>): Promise<string> {
  const {text, state, code, example, plugins} = request;
  const playground = `${site.origin}${site.baseUrl}${PLAYGROUND}`;
  const given = [text, state, example].filter((one) => one !== undefined).length;
  const isCodeAlone = given === 0 && code !== undefined;
  if ((given !== 1 && !isCodeAlone) || (code !== undefined && example !== undefined)) {
    throw unclear();
  }
  if (example !== undefined) {
    return `${playground}?example=${encodeURIComponent(knownExample(site, example))}`;
  }
  const content =
    state === undefined
      ? stateOfText(text ?? '')
      : parseContent(`{"state": ${state}}`, 'the argument "state"').state;
  return createShareLink(
    {
      state: content,
      ...(plugins && {plugins}),
      ...(code !== undefined && {code}),
    } satisfies PlaygroundContent,
    playground,
  );
}

function unclear(): FourPartError {
  return new FourPartError({
    what: 'It is not clear what the playground should open.',
    where: 'the arguments of playground_link',
    expected:
      'exactly one of text, state and example, or code with one of text and state',
    fix: 'Give one of them, and leave out the others.',
  });
}

function knownExample({pages}: Site, name: string): string {
  if (pages.has(`${GALLERY}${name}`)) {
    return name;
  }
  const known = [...pages.keys()]
    .filter((path) => path.startsWith(GALLERY))
    .map((path) => path.slice(GALLERY.length));
  throw new FourPartError({
    what: `There is no example "${name}".`,
    where: 'the argument "example"',
    expected: `one of ${known.join(', ')}`,
    fix: 'Use one of these names.',
  });
}

const BLOCK = {direction: null, format: '', indent: 0, version: 1} as const;

/** An editor state with a paragraph for each line. */
function stateOfText(text: string): PlaygroundContent['state'] {
  const children = text.split('\n').map((line) => ({
    ...BLOCK,
    type: 'paragraph',
    children: line ? [textNode(line)] : [],
  }));
  return {root: {...BLOCK, type: 'root', children}};
}

function textNode(text: string) {
  return {
    type: 'text',
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text,
    version: 1,
  };
}
