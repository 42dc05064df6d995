import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {formatProblem} from '@lexical-documentation/common';
import {listMarkdownFiles} from '@lexical-documentation/common/build';
import {describe, expect, test} from 'vitest';

import {checkTexts, readOptions} from '../src/index';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const refused = path.join(fixtures, 'refused');
const files = await listMarkdownFiles([refused]);
const {pages, problems} = await checkTexts(
  files,
  readOptions(path.join(fixtures, 'options.json')),
);

test.each(files.map((file) => path.relative(refused, file)))(
  'what is wrong in %s is reported with line, expectation and cure',
  (name) => {
    const own = problems.filter(({where}) => where.file === path.join(refused, name));
    const report = own
      .map((problem) =>
        formatProblem({...problem, where: {...problem.where, file: name}}).replaceAll(
          `${refused}/`,
          '',
        ),
      )
      .join('\n\n');
    const expectation = path.join(refused, name.replace('.mdx', '.txt'));
    expect(report).toBe(
      existsSync(expectation) ? readFileSync(expectation, 'utf8').trimEnd() : '',
    );
  },
);

test('problems come in the order of files and lines, and every page counts', () => {
  expect(pages).toBe(files.length);
  const places = problems.map(({where}) => where);
  const sorted = [...places].sort((one, other) =>
    one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line,
  );
  expect(places).toEqual(sorted);
});

describe('of some pages', () => {
  const check = (...names: string[]) =>
    checkTexts(
      files,
      readOptions(path.join(fixtures, 'options.json')),
      names.map((name) => path.join(refused, name)),
    );

  test('the same is found as of all, and nothing of other pages', async () => {
    const name = path.join(refused, 'spelling.mdx');
    const found = await check('spelling.mdx');
    expect(found.pages).toBe(1);
    expect(found.problems.length).toBeGreaterThan(0);
    expect(found.problems).toEqual(problems.filter(({where}) => where.file === name));
  });

  test('a sentence that another page has is reported in the one that was asked about', async () => {
    const found = await check('duplicate-one.mdx');
    expect(found.problems.map(({what, where}) => [what, where.file])).toEqual([
      [
        expect.stringContaining('is on two pages'),
        path.join(refused, 'duplicate-one.mdx'),
      ],
    ]);
  });

  test('a link of another page to a heading that is not there is reported there', async () => {
    const found = await check('link-target.mdx');
    expect(found.problems.map(({where}) => path.basename(where.file))).toEqual([
      'page-links.mdx',
    ]);
  });
});
