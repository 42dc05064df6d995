import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {findPassages, openSite, type Passage} from '@lexical-documentation/mcp-server';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';

import {readAnswers} from '../../packages/search/src/plugin/read-answers';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'site/build');
const LIMITS = {count: 3, tokens: 2_000};
/** Share of the questions whose answering section is to be among the passages. */
const GOAL = 0.9;

const site = await openSite(BUILD);
const answers = (await readAnswers(path.join(ROOT, 'docs/answers'))).flatMap(
  ({answer, question}) => (question === undefined ? [] : [{answer, question}]),
);
const tokens = new Map<string, number>();

/** Tokens of a file; each is counted once. */
function tokensOf(file: string): number {
  const known = tokens.get(file);
  if (known !== undefined) return known;
  const count = countTokens(readFileSync(file, 'utf8'), {allowedSpecial: 'all'});
  tokens.set(file, count);
  return count;
}

/** What an assistant reads that fetches the page of an answer, in the forms that it is offered in. */
function costOfPage(answer: string): {html: number; twin: number; source: number} {
  const [page = ''] = answer.split('#');
  const bare = page.replace(/\/$/, '');
  return {
    html: tokensOf(path.join(BUILD, bare, 'index.html')),
    twin: tokensOf(path.join(BUILD, `${bare}.md`)),
    source: tokensOf(sourceOf(bare)),
  };
}

/** The file that a page is written in: what the old site hands out as its Markdown copy. */
function sourceOf(bare: string): string {
  const candidates = [`${bare}.mdx`, `${bare}.md`, `${bare}/index.mdx`];
  const file = candidates
    .map((name) => path.join(ROOT, name))
    .find((name) => existsSync(name));
  if (!file)
    throw new Error(
      `No source of ${bare} was found; expected ${candidates.join(' or ')}.`,
    );
  return file;
}

const rows: {
  hit: boolean;
  whole: boolean;
  passages: number;
  html: number;
  twin: number;
  source: number;
}[] = [];
for (const {question, answer} of answers) {
  const found = await findPassages(site, question, LIMITS);
  const url = `${site.origin}${site.baseUrl.slice(0, -1)}${answer}`;
  const passage = found.find((candidate) => candidate.url === url);
  rows.push({
    hit: passage !== undefined,
    whole: passage?.isCut === false,
    passages: sum(found.map((each: Passage) => each.tokens)),
    ...costOfPage(answer),
  });
}

const share = (count: number): string => `${((100 * count) / rows.length).toFixed(1)}%`;
const mean = (pick: (row: (typeof rows)[number]) => number): number =>
  sum(rows.map(pick)) / rows.length;
const hits = rows.filter(({hit}) => hit).length;
const passages = mean((row) => row.passages);

console.log(
  `${rows.length} real questions, ${LIMITS.count} passages within ${LIMITS.tokens} tokens`,
);
console.log(
  `  answering section among them   ${share(hits)} (at least ${100 * GOAL}%)`,
);
console.log(
  `  and not cut off                ${share(rows.filter(({whole}) => whole).length)}`,
);
console.log('Tokens for one question, and how many times those of the passages');
print('three passages', passages);
print(
  'the page as Markdown',
  mean((row) => row.twin),
);
print(
  'its source, as the old site copies it',
  mean((row) => row.source),
);
print(
  'the page as HTML',
  mean((row) => row.html),
);
process.exitCode = hits / rows.length >= GOAL ? 0 : 1;

function print(what: string, count: number): void {
  const times = (count / passages).toFixed(1);
  console.log(
    `  ${what.padEnd(38)} ${count.toFixed(0).padStart(7)}  ${times.padStart(6)}`,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
