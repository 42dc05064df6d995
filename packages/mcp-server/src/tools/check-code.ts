import path from 'node:path';

import {
  checkCode,
  type Finding,
  LIMITS,
  type Report,
} from '@lexical-documentation/code-check';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {Site} from '../built-site/open-site';
import {tokenLimit, tokensOf} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

const ENVIRONMENT = 'code-check/environment.bin';

const input = z.object({
  files: z
    .array(
      z.object({
        path: z
          .string()
          .max(200)
          .describe(
            'Relative path, such as "src/editor.tsx"; its ending decides the language.',
          ),
        text: z.string().max(LIMITS.bytes).describe('The whole file.'),
      }),
    )
    .min(1)
    .max(LIMITS.files)
    .describe(
      `TypeScript or JavaScript that uses Lexical; at most ${LIMITS.bytes} characters in all. Files may import each other.`,
    ),
  maxTokens: tokenLimit(
    {usual: 2_000, most: 8_000},
    'The largest number of tokens of the findings; those that do not fit are counted.',
  ),
});

const finding = z.object({
  rule: z.string().describe('Kind of mistake.'),
  file: z.string(),
  line: z.number().int().describe('From 1.'),
  column: z.number().int().describe('From 1.'),
  url: z.string().describe('The page that explains it.'),
});

const output = z.object({
  lexicalVersion: z
    .string()
    .describe('Version of the packages that the code was checked against.'),
  findings: z.array(finding).describe('Mistakes, by file and line.'),
  hints: z
    .array(finding)
    .describe(
      'Code that works but is worth a look, for example because a newer form exists. These are never certain mistakes.',
    ),
  assumptions: z
    .array(z.string())
    .describe('What the check assumed about code that the files do not show.'),
  omitted: z
    .number()
    .int()
    .describe('How many findings and hints were left out to save space.'),
});

/** Adds the tool that checks code. */
export function addCheckCode(server: McpServer, site: Site, client: string): void {
  server.registerTool(
    'check_code',
    {
      title: 'Check code that uses Lexical',
      description:
        'Finds mistakes in code that uses Lexical, without running it: types, imports from the wrong package, removed and deprecated names, functions called where no editor state is active or writing is not allowed, incomplete node classes, missing cleanup. Call it with the code that you wrote, before you show it.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    ({files, maxTokens}) =>
      answerOrExplain(async () => {
        const environment = path.join(site.root, ENVIRONMENT);
        const report = await checkCode(files, {environment, client});
        return answerOf(site, report, maxTokens);
      }),
  );
}

function answerOf(site: Site, report: Report, maxTokens: number) {
  const {lexicalVersion} = report;
  const none = `No mistake found; checked against Lexical ${lexicalVersion}.`;
  let room = maxTokens - tokensOf(none);
  const fits = (found: Finding): boolean => {
    room -= tokensOf(lineOf(site, found));
    return room >= 0;
  };
  const findings = report.findings.filter(fits);
  const hints = report.hints.filter(fits);
  const omitted =
    report.omitted +
    (report.findings.length - findings.length) +
    (report.hints.length - hints.length);
  const lines = [
    ...(report.findings.length === 0
      ? [none]
      : findings.map((found) => lineOf(site, found))),
    ...hints.map((hint) => `Hint: ${lineOf(site, hint)}`),
    ...report.assumptions,
    ...(omitted > 0 ? [`${omitted} more are left out.`] : []),
  ];
  return answer(lines.join('\n'), {
    lexicalVersion,
    findings: findings.map((found) => placeOf(site, found)),
    hints: hints.map((hint) => placeOf(site, hint)),
    assumptions: [...report.assumptions],
    omitted,
  });
}

function lineOf(site: Site, {file, line, column, reason, fix, link}: Finding): string {
  return `${file}:${line}:${column} ${reason} Fix: ${fix} (${urlOf(site, link)})`;
}

/** The text says what is wrong and what to write instead. */
function placeOf(site: Site, {rule, file, line, column, link}: Finding) {
  return {rule, file, line, column, url: urlOf(site, link)};
}

/** URLs in findings are relative to the base URL. */
function urlOf({origin, baseUrl}: Site, link: string): string {
  return `${origin}${baseUrl.slice(0, -1)}${link}`;
}
