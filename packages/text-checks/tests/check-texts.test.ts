import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {listMarkdownFiles} from '@lexical-documentation/code-samples';
import {formatProblem} from '@lexical-documentation/common';
import {expect, test} from 'vitest';

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
