import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const ANSWERS = ['yes', 'more', 'part', 'no'];

test('the list of features has as many of each answer as it says', () => {
  const rows = [...README.matchAll(/^\| .*? \| (yes|more|part|no) +\|/gm)].map(
    ([, answer]) => answer,
  );
  const counts = ANSWERS.map(
    (answer) => `${rows.filter((row) => row === answer).length} ${answer}`,
  );
  expect(README).toContain(`${counts.join(', ')}.`);
});
