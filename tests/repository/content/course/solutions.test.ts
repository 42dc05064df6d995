import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import ts from 'typescript';
import {expect, test} from 'vitest';

import {
  FORMS,
  programsOf,
  readCourse,
  type StepFile,
  stepsOf,
} from '../../../../packages/course/src/index';

const ROOT = join(import.meta.dirname, '../../../..');
const COURSE = join(ROOT, 'docs/learn');
const MOST_WORDS = 150;
/** Some hundred programs on a machine with two cores that does other things, too. */
const COMPILE_MS = 300_000;
const steps = stepsOf(readCourse(COURSE));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: false,
  types: ['vite/client'],
};

test(
  'all programs of the course compile, strict, in both forms',
  async () => {
    const cache = join(ROOT, 'node_modules/.cache');
    await mkdir(cache, {recursive: true});
    const folder = await mkdtemp(join(cache, 'course-'));
    try {
      const names: string[] = [];
      const seen = new Set<string>();
      for (const form of FORMS) {
        for (const [id, {start, solution}] of programsOf(steps, form)) {
          for (const [kind, files] of Object.entries({start, solution})) {
            const place = join(folder, form, id, kind);
            await mkdir(place, {recursive: true});
            for (const {name, text} of files) {
              await writeFile(join(place, name), text);
              if (!/\.tsx?$/.test(name)) continue;
              const meaning = textsBehind(name, files);
              if (!seen.has(meaning)) names.push(join(place, name));
              seen.add(meaning);
            }
          }
        }
      }
      const program = ts.createProgram(names, OPTIONS);
      const problems = ts
        .getPreEmitDiagnostics(program)
        .map(
          ({file, messageText}) =>
            `${file?.fileName.slice(folder.length) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
        );
      expect(names.length).toBeGreaterThan(steps.length);
      expect(problems).toEqual([]);
    } finally {
      await rm(folder, {recursive: true});
    }
  },
  COMPILE_MS,
);

/** A file with all that it imports by path: most are the same as in the step before. */
function textsBehind(entry: string, files: readonly StepFile[]): string {
  const texts = new Map<string, string>();
  const visit = (name: string): void => {
    const file = files.find((other) => other.name.replace(/\.tsx?$/, '') === name);
    if (!file || texts.has(file.name)) return;
    texts.set(file.name, file.text);
    for (const [, path = ''] of file.text.matchAll(/from '\.\/([^']+)'/g)) visit(path);
  };
  visit(entry.replace(/\.tsx?$/, ''));
  return JSON.stringify([...texts]);
}

test.each(steps)('the text of $id has at most 150 words', async ({folder}) => {
  const page = await readFile(join(folder, 'index.mdx'), 'utf8');
  const [, , body = ''] = page.split(/^---$/m);
  const [text = ''] = body.split('<CourseStep>');
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS);
});
