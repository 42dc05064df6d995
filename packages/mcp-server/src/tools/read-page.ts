import {FourPartError} from '@lexical-documentation/common';
import type {SectionedPage} from '@lexical-documentation/markdown-pages/sections';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {Site} from '../built-site/open-site';
import {
  addressOf,
  endOfSection,
  headingAt,
  outlineOf,
  pageAt,
  textOf,
} from '../built-site/sections';
import {rowOf} from '../built-site/rows';
import {limitTokens, tokenLimit} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const NEAR_PAGES = 5;

const input = z.object({
  page: z
    .string()
    .min(1)
    .max(500)
    .describe(
      'Path or URL of a page, such as "/docs/concepts/nodes"; a fragment selects a section.',
    ),
  section: z
    .string()
    .max(300)
    .optional()
    .describe('Heading or anchor of one section; its subsections come with it.'),
  offset: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('Where to continue: "next" of the answer before.'),
  maxTokens: tokenLimit(
    {usual: 8_000, most: 30_000},
    'The largest number of tokens of the text.',
  ),
});

const output = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  tokens: z.number().int(),
  next: z
    .number()
    .int()
    .optional()
    .describe('The offset of the rest; absent when this is all.'),
  sections: z
    .array(z.object({heading: z.string(), anchor: z.string().optional()}))
    .describe(
      'The other sections; listed only if the text does not contain the whole page.',
    ),
});

/** Adds the tool that reads a page, or a section of it. */
export function addReadPage(server: McpServer, site: Site): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page of the Lexical documentation',
      description:
        'Returns a page, or one section of it, as Markdown with complete samples. Long texts come in parts.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    (request) => answerOrExplain(() => readPage(site, request)),
  );
}

async function readPage(
  site: Site,
  {page: address, section, offset, maxTokens}: z.infer<typeof input>,
) {
  const page = pageAt(site, address) ?? missingPage(site, address);
  const markdown = await site.read(page);
  const wanted = section ?? /#(.+)$/.exec(address)?.[1];
  const from = wanted === undefined ? 0 : sectionNamed(markdown, page, wanted);
  const until = wanted === undefined ? page.sections.length : endOfSection(page, from);
  const all = textOf(markdown, page, from, until);
  const ofSection = page.sections[from]?.anchors[0];
  const row =
    wanted === undefined || wanted === ofSection ? undefined : rowOf(all, wanted);
  const whole = row ?? all;
  const {text, tokens, rest} = limitTokens(whole.slice(offset), maxTokens);
  const isAll = wanted === undefined && offset === 0 && rest === undefined;
  const next = rest === undefined ? undefined : offset + rest;
  const ofAnswer = row === undefined ? ofSection : wanted;
  const anchor = wanted === undefined ? undefined : ofAnswer;
  const note =
    next === undefined
      ? ''
      : `\n\n(Cut. Call read_page again with offset ${String(next)}.)`;
  return answer(`${text}${note}`, {
    title: page.title,
    description: page.description,
    url: addressOf(site, page, anchor),
    tokens,
    ...(next !== undefined && {next}),
    sections: isAll ? [] : outlineOf(markdown, page),
  });
}

function sectionNamed(markdown: string, page: SectionedPage, name: string): number {
  const wanted = plain(decodeURIComponent(name));
  const index = page.sections.findIndex(
    ({start, anchors}) =>
      anchors.some((anchor) => plain(anchor) === wanted) ||
      plain(headingAt(markdown, start)) === wanted,
  );
  if (index >= 0) {
    return index;
  }
  const known = outlineOf(markdown, page).map(({heading}) => heading);
  throw new FourPartError({
    what: `There is no section "${name}".`,
    where: `the page ${page.path}`,
    expected: `one of ${known.slice(0, 40).join('; ') || 'no sections: the page has none'}`,
    fix: 'Use a heading of the page, or leave out the section to read the whole page.',
  });
}

/** Headings are compared without punctuation, case and code marks. */
function plain(text: string): string {
  return text
    .replace(/^#+\s*|[`*_\\]/g, '')
    .trim()
    .toLowerCase();
}

function missingPage(site: Site, address: string): never {
  const [name = ''] = /[^/#]+(?=\/?(?:#|$))/.exec(address) ?? [];
  const words = name.replace(/[^\w$@]+/g, ' ').trim();
  const near = new Set(
    site.hits
      .find(words, NEAR_PAGES * 4, 1)
      .map(({path}) => path.replace(/\/$/, ''))
      .slice(0, NEAR_PAGES),
  );
  const isElsewhere =
    /^(?:\w+:)?\/\//.test(address) && !address.startsWith(site.origin);
  throw new FourPartError({
    what: isElsewhere
      ? `Only pages of ${site.origin} can be read.`
      : 'There is no such page.',
    where: `page "${address}"`,
    expected: `the path of a page${near.size > 0 ? `, such as ${[...near].join(', ')}` : ''}`,
    fix: 'Use a path that search returned, or one of the list of resources.',
  });
}
