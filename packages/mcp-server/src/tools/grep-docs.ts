import {FourPartError} from '@lexical-documentation/common';
import type {SectionedPage} from '@lexical-documentation/markdown-pages/sections';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {Site} from '../built-site/open-site';
import {addressOf} from '../built-site/sections';
import {tokenLimit, tokensOf} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const input = z.object({
  text: z
    .string()
    .min(2)
    .max(200)
    .describe('What to find, exactly as written: a name, a piece of code or words.'),
  ignoreCase: z.boolean().default(false).describe('Whether a and A are the same.'),
  includeReference: z
    .boolean()
    .default(false)
    .describe('Whether pages of the API reference are searched, too.'),
  maxTokens: tokenLimit(
    {usual: 1_500, most: 8_000},
    'The largest number of tokens of the lines; those that do not fit are counted.',
  ),
});

const output = z.object({
  pages: z
    .array(z.object({url: z.string(), lines: z.number().int()}))
    .describe('Sections with the text, and how many of their lines contain it.'),
  omitted: z.number().int().describe('How many lines were left out to save space.'),
});

/** Adds the tool that finds exact text. */
export function addGrepDocs(server: McpServer, site: Site): void {
  server.registerTool(
    'grep_docs',
    {
      title: 'Find exact text in the Lexical documentation',
      description:
        'Lists the lines of guides, examples and samples that contain a text exactly as written, with the section of each. Use it to see how a name is used; use search for questions.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    (request) => answerOrExplain(() => grep(site, request)),
  );
}

interface FoundLine {
  readonly url: string;
  readonly line: string;
}

async function grep(
  site: Site,
  {text, ignoreCase, includeReference, maxTokens}: z.infer<typeof input>,
) {
  const fold = (line: string) => (ignoreCase ? line.toLowerCase() : line);
  const pages = [...new Set(site.pages.values())].filter(
    ({path}) => includeReference || !path.startsWith('/docs/api'),
  );
  const found = await Promise.all(
    pages.map(async (page) =>
      linesOf(site, page, await site.read(page), (line) =>
        fold(line).includes(fold(text)),
      ),
    ),
  );
  const lines = found.flat();
  if (lines.length === 0) throw nothingFound(text);
  let room = maxTokens;
  const shown = lines.filter(({url, line}) => {
    room -= tokensOf(`${url} ${line}`) + 1;
    return room >= 0;
  });
  const counts = new Map<string, number>();
  shown.forEach(({url}) => counts.set(url, (counts.get(url) ?? 0) + 1));
  const omitted = lines.length - shown.length;
  const rest = omitted > 0 ? [`${String(omitted)} more lines are left out.`] : [];
  const texts = [...counts.keys()].map((url) =>
    [url, ...shown.filter((one) => one.url === url).map(({line}) => `  ${line}`)].join(
      '\n',
    ),
  );
  return answer([...texts, ...rest].join('\n'), {
    pages: [...counts].map(([url, count]) => ({url, lines: count})),
    omitted,
  });
}

function linesOf(
  site: Site,
  page: SectionedPage,
  markdown: string,
  has: (line: string) => boolean,
): FoundLine[] {
  // The text above the first section is front matter.
  let place = page.sections[0]?.start ?? 0;
  return markdown
    .slice(place)
    .split('\n')
    .flatMap((line) => {
      const at = place;
      place += line.length + 1;
      if (!has(line)) return [];
      const section = page.sections.findLast(({start}) => start <= at);
      const anchor = (section?.level ?? 0) > 1 ? section?.anchors[0] : undefined;
      return [{url: addressOf(site, page, anchor), line: line.trim()}];
    });
}

function nothingFound(text: string): FourPartError {
  return new FourPartError({
    what: 'No line has this text.',
    where: `the text "${text}"`,
    expected: 'text exactly as a page has it',
    fix: 'Shorten it, set ignoreCase or includeReference, or call search with words.',
  });
}
