import {FourPartError} from '@lexical-documentation/common';
import {
  fillMessage,
  readReport,
  type Report,
  searchErrors,
} from '@lexical-documentation/error-codes/lookup';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import {findErrorHeadings} from '../built-site/error-headings';
import type {Site} from '../built-site/open-site';
import {
  addressOf,
  endOfSection,
  pageAt,
  type PlacedSection,
  sectionAt,
  textOf,
} from '../built-site/sections';
import {limitTokens, tokenLimit} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const ERROR_PAGE = 'docs/error';
/** The section of that page about numbers that this version doesn't have. */
const OTHER_VERSIONS = 'other-versions';
const NEAR_ERRORS = 5;
const MOST_RAISERS = 20;

const input = z.object({
  error: z
    .string()
    .min(1)
    .max(20_000)
    .describe(
      'A message or a stack from a development or production build, an error number, or the URL in a production error.',
    ),
  maxTokens: tokenLimit(
    {usual: 1_500, most: 8_000},
    'The largest number of tokens of the explanation.',
  ),
});

const output = z.object({
  code: z
    .number()
    .int()
    .optional()
    .describe('The number of the error in production builds, if it has one.'),
  kind: z.string().describe('error or warning.'),
  packages: z.array(z.string()).describe('The packages that raise it.'),
  raisedBy: z
    .array(z.string())
    .describe('Exports whose own code raises it, as module#Name, at most 20.'),
  isExplained: z.boolean().describe('Whether the text has a cause and a fix.'),
  url: z.string().describe('URL of the error, for readers.'),
  guides: z
    .array(z.string())
    .describe('URLs of the sections in guides whose heading is the message.'),
});

/** Adds the tool that explains errors. */
export function addExplainError(server: McpServer, site: Site): void {
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error of Lexical',
      description:
        'Finds the Lexical error that a message, number, stack or URL refers to, and returns its full message, its cause and its fix.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    ({error, maxTokens}) => answerOrExplain(() => explain(site, error, maxTokens)),
  );
}

async function explain(site: Site, text: string, maxTokens: number) {
  const report = readReport(text, site.errors.codes) ?? onlyMatch(site, text);
  const error = site.errors.codes.find(({code}) => code === report?.code);
  if (!report || !error) return explainByGuides(site, text, maxTokens, report?.code);
  const message = fillMessage(error.message, report.values)
    .map((part) => ('text' in part ? part.text : (part.value ?? '…')))
    .join('');
  const sections = await findErrorHeadings(site, [message], error.code);
  const {url, explanation} = await explanationOf(site, error.code, maxTokens);
  const body = explanation ?? (await textOfFirst(site, sections, maxTokens));
  const head = `Error ${String(error.code)} (${error.packages.join(', ')}): ${message}`;
  const guides = addressesOf(site, sections);
  return answer([head, url, body, seeAlso(guides)].filter(Boolean).join('\n\n'), {
    code: error.code,
    kind: error.kind,
    packages: [...error.packages],
    raisedBy: error.raisedBy.slice(0, MOST_RAISERS),
    isExplained: body !== undefined,
    url,
    guides,
  });
}

/**
 * Explains errors that have no number in the installed version with guides: other versions, other
 * tools. Of a number, only a heading with the same number counts: the words of all production
 * messages are alike.
 */
async function explainByGuides(
  site: Site,
  text: string,
  maxTokens: number,
  code?: number,
) {
  const texts = code === undefined ? [text] : [];
  const sections = await findErrorHeadings(site, texts, code);
  const guides = addressesOf(site, sections);
  const [url] = guides;
  if (url === undefined) {
    throw code === undefined ? unknownWords(site, text) : unknownNumber(site, code);
  }
  const body = await textOfFirst(site, sections, maxTokens);
  return answer([url, body, seeAlso(guides.slice(1))].filter(Boolean).join('\n\n'), {
    ...(code !== undefined && {code}),
    kind: 'error',
    packages: [],
    raisedBy: [],
    isExplained: true,
    url,
    guides,
  });
}

function addressesOf(site: Site, sections: readonly PlacedSection[]): string[] {
  return sections.map(({page, index}) =>
    addressOf(site, page, page.sections[index]?.anchors[0]),
  );
}

function seeAlso(guides: readonly string[]): string | undefined {
  return guides.length > 0 ? `In the guides: ${guides.join(' ')}` : undefined;
}

async function textOfFirst(
  site: Site,
  [first]: readonly PlacedSection[],
  maxTokens: number,
): Promise<string | undefined> {
  if (!first) return undefined;
  const {page, index} = first;
  const markdown = await site.read(page);
  const all = textOf(markdown, page, index, endOfSection(page, index));
  return limitTokens(all, maxTokens).text;
}

/** The section on the page of errors, if there is one. */
async function explanationOf(site: Site, code: number, maxTokens: number) {
  const page = pageAt(site, `${site.baseUrl}${ERROR_PAGE}`);
  const anchor = `code-${String(code)}`;
  if (!page) {
    return {url: `${site.origin}${site.baseUrl}${ERROR_PAGE}#${anchor}`};
  }
  const url = addressOf(site, page, anchor);
  const place = sectionAt(page, anchor);
  // All errors in the list share one section, which doesn't explain any of them.
  if (!place || page.sections[place.index]?.anchors[0] !== anchor) {
    return {url};
  }
  return {url, explanation: await textOfFirst(site, [place], maxTokens)};
}

/** The error with all words of a text, if there is only one. */
function onlyMatch({errors}: Site, text: string): Report | undefined {
  const [first, ...others] = searchErrors(text, errors.codes);
  return first && others.length === 0 ? {code: first.code, values: []} : undefined;
}

function unknownNumber({errors, origin, baseUrl}: Site, code: number): FourPartError {
  return new FourPartError({
    what: `Lexical ${errors.version} has no error with the number ${String(code)}.`,
    where: 'the argument "error"',
    expected: 'a number of this version',
    fix: `Another version has it. ${origin}${baseUrl}${ERROR_PAGE}#${OTHER_VERSIONS} lists old numbers and says where to look up the others.`,
  });
}

function unknownWords({errors}: Site, text: string): FourPartError {
  const found = searchErrors(text, errors.codes);
  const near = found
    .slice(0, NEAR_ERRORS)
    .map(({code, message}) => `${String(code)} "${message}"`);
  return new FourPartError({
    what: found.length
      ? `${String(found.length)} errors have these words.`
      : `Lexical ${errors.version} has no error with these words.`,
    where: 'the argument "error"',
    expected: near.length
      ? `one error, such as ${near.join('; ')}`
      : 'a message, number, stack or URL of a Lexical error',
    fix: near.length
      ? 'Call again with the number.'
      : 'Pass the message as it was thrown, or use search.',
  });
}
