import path from 'node:path';

import {readSampleFiles} from '@lexical-documentation/code-samples';
import {formatPlace} from '@lexical-documentation/common';
import {expect, test} from 'vitest';

import {groupChecker, ROOT} from './support';

/** Code that changes what other files of its program see. */
const AUGMENTS = /^\s*declare (?:module|global)\b/m;

/** All samples are compiled together, which takes long on a busy machine. */
const TIME_LIMIT = 600_000;

test(
  'no rule finds anything in the samples and examples',
  async () => {
    const check = await groupChecker();
    const samples = await readSampleFiles({
      folders: ['docs', 'blog', 'reference-notes'].map((name) => path.join(ROOT, name)),
      exampleFolders: [path.join(ROOT, 'examples')],
    });
    const isApart = ({files}: (typeof samples)[number]): boolean =>
      files.some(({text}) => AUGMENTS.test(text));
    const groups = [
      samples.filter((sample) => !isApart(sample)),
      ...samples.filter(isApart).map((sample) => [sample]),
    ];
    const found = groups.flatMap((group) =>
      check(group.map(({files}) => files)).flatMap(({findings}, index) =>
        findings.map(({line, rule, reason}) => {
          const where = group[index]?.where ?? {file: '', line: 0};
          return `${formatPlace(where)}, line ${line} of the sample: ${rule}: ${reason}`;
        }),
      ),
    );

    expect(samples.length).toBeGreaterThan(1_000);
    expect(found.join('\n')).toBe('');
  },
  TIME_LIMIT,
);
