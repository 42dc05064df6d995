import {FourPartError} from '@lexical-documentation/common';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {Site} from '../built-site/open-site';
import {findPassages, type Passage} from '../built-site/passages';
import {tokenLimit} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const input = z.object({
  query: z
    .string()
    .min(1)
    .max(500)
    .describe(
      'A question, a task, an API name, an error message or lines of code, in English.',
    ),
  limit: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe('The largest number of passages.'),
  maxTokens: tokenLimit(
    {usual: 2_000, most: 10_000},
    'The largest number of tokens of all passages together.',
  ),
});

const output = z.object({
  passages: z.array(
    z.object({
      page: z.string().describe('Title of the page.'),
      heading: z.string().describe('Heading of the section.'),
      url: z.string().describe('URL of the section, for readers.'),
      markdown: z.string().describe('URL of the page as Markdown.'),
      tokens: z.number().int(),
      missing: z
        .array(z.string())
        .describe(
          'Words of the query that the section does not contain. If they matter, the section answers a different question.',
        ),
      isCut: z.boolean().describe('Whether read_page has more of this section.'),
    }),
  ),
});

/** Adds the tool that finds sections of pages. */
export function addSearch(server: McpServer, site: Site): void {
  server.registerTool(
    'search',
    {
      title: 'Search the Lexical documentation',
      description:
        'Finds the sections of the Lexical documentation (guides, API reference, error list, examples) that answer a query, and returns their text with tested samples. Ask it before you write code for Lexical: the API changes with every minor release.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    ({query, limit, maxTokens}) =>
      answerOrExplain(async () => {
        const passages = await findPassages(site, query, {
          count: limit,
          tokens: maxTokens,
        });
        if (passages.length === 0) {
          throw nothingFound(query);
        }
        const texts = passages.map(passageText);
        return answer([...sureness(passages), ...texts].join('\n\n---\n\n'), {
          // The data doesn't repeat the text.
          passages: output.parse({passages}).passages,
        });
      }),
  );
}

/**
 * The share of the words that a section may lack. Chosen on 60 tasks, whose code was written from these
 * passages alone: 26 of 29 worked within it, and 16 of 31 beyond. How well it fits others isn't known.
 */
const SHARE_TO_LACK = 0.25;

/** The first line if each section lacks much: an assistant can't tell that it answers something else. */
function sureness(passages: readonly Passage[]): string[] {
  const isSure = passages.some(
    ({missing, sought}) => missing.length <= SHARE_TO_LACK * sought,
  );
  return isSure
    ? []
    : [
        'Not sure: each section lacks more than a quarter of the words that matter in the query, and lists them. Try other words, or call grep_docs with a name.',
      ];
}

function passageText({page, heading, url, text, missing, isCut}: Passage): string {
  const [, ...below] = text.split('\n');
  const title = heading === page ? `# ${page}` : `# ${page}: ${heading}`;
  const note = isCut ? `\n\n(Cut. read_page with "${url}" has the rest.)` : '';
  const lack = missing.length > 0 ? `\nDoes not say: ${missing.join(', ')}` : '';
  return `${title}\n${url}${lack}\n${below.join('\n')}${note}`;
}

function nothingFound(query: string): FourPartError {
  return new FourPartError({
    what: 'Nothing was found.',
    where: `the query "${query}"`,
    expected: 'English words, or names of the API',
    fix: 'Use other words, or call describe_symbol with a name.',
  });
}
