import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {translateToExtensions} from '../src';

const FOLDER = path.join(import.meta.dirname, 'fixtures');

const inputs = readdirSync(path.join(FOLDER, 'input'));

test.each(inputs)(
  '%s becomes what is expected, with a note for each part',
  async (name) => {
    const input = readFileSync(path.join(FOLDER, 'input', name), 'utf8');
    const {code, notes} = await translateToExtensions(input);
    const list = notes.map(
      ({kind, line, subject, text}) => `// ${kind} ${line} ${subject}: ${text}\n`,
    );
    const expected = readFileSync(path.join(FOLDER, 'expected', name), 'utf8');
    expect(`${code}\n${list.join('')}`).toBe(expected);
  },
);

test('a mistake in the syntax is refused with its line', async () => {
  await expect(translateToExtensions('const a = 1;\nconst = 2;')).rejects.toThrow(
    /^Line 2: .+ Paste whole statements/,
  );
});

test('code without an editor stays as it is', async () => {
  const code =
    "import {useState} from 'react';\n\nexport const two = () => useState(2);\n";
  expect(await translateToExtensions(code)).toEqual({code, notes: []});
});
