import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkSamples} from '@lexical-documentation/code-samples';
import type {Problem, SourcePlace} from '@lexical-documentation/common';
import {readErrorCodes} from '@lexical-documentation/error-codes';
import {beforeAll, describe, expect, test} from 'vitest';

/** A heading of the notes that explains a number, with the lines below it. */
interface Note {
  readonly code: number;
  readonly heading: string;
  readonly file: string;
  readonly firstLine: number;
  readonly lines: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/errors');
const HEADING = /^### (.*) \{\/\* #code-(\d+) \*\/\}$/;
const CLAIMED_THROW = /\/\/=> throws (['"`])(.*)\1/;

const files = readdirSync(folder).map((file) => path.join(folder, file));
const notes = files.flatMap(readNotes);
const codes = readErrorCodes(root).codes;
let problems: readonly Problem<SourcePlace>[] = [];

beforeAll(async () => {
  // The samples compile, and their claims hold in the development build, as the check of all
  // samples shows. Here they run in the production build, where the same mistake must raise the
  // number.
  const settings = {packageBuild: 'production', checkTypes: false} as const;
  ({problems} = await checkSamples({files, root, ...settings}));
}, 240_000);

test('at least forty errors are explained, each once', () => {
  expect(new Set(notes.map(({code}) => code)).size).toBe(notes.length);
  expect(notes.length).toBeGreaterThanOrEqual(40);
});

describe.each(notes)('$code: $heading', (note) => {
  const {code, heading, lines} = note;
  const known = codes.find((candidate) => candidate.code === code);
  const claims = lines.flatMap((line) => CLAIMED_THROW.exec(line)?.[2] ?? []);

  test('its heading is the beginning of the sentence', () => {
    expect(known?.message.slice(0, heading.length)).toBe(heading);
  });

  test('its sample claims one error, and shows the same without the mistake', () => {
    expect(claims).toHaveLength(1);
    expect(lines.filter((line) => line.includes('//=>')).length).toBeGreaterThan(1);
  });

  test('the mistake raises this number in a production build, and the cure raises nothing', () => {
    const found = problemsOf(note);
    expect(found.length).toBeGreaterThan(0);
    for (const {what} of found) {
      expect(what).toMatch(
        known?.kind === 'warning'
          ? new RegExp(`warning #${code};|but nothing is`)
          : new RegExp(`Minified Lexical error #${code};`),
      );
    }
  });
});

function readNotes(file: string): Note[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const starts = lines.flatMap((line, index) =>
    line.startsWith('### ') ? [index] : [],
  );
  return starts.map((start, index) => {
    const [, heading = '', code] = HEADING.exec(lines[start] ?? '') ?? [];
    const own = lines.slice(start, starts[index + 1]);
    return {code: Number(code), heading, file, firstLine: start + 1, lines: own};
  });
}

function problemsOf({file, firstLine, lines}: Note): Problem<SourcePlace>[] {
  return problems.filter(
    ({where}) =>
      where.file === file &&
      where.line >= firstLine &&
      where.line < firstLine + lines.length,
  );
}
