import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const WORKFLOWS = join(ROOT, '.github/workflows');
const FORMS = join(ROOT, '.github/ISSUE_TEMPLATE');

/** Scripts of npm itself, beside those of the manifest. */
const BUILT_IN = ['test', 'start'];

interface Workflow {
  readonly jobs: Record<string, {readonly steps: readonly {readonly run?: string}[]}>;
}

interface Form {
  readonly name: string;
  readonly body: readonly {readonly id: string; readonly type: string}[];
}

const {scripts} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const steps = readdirSync(WORKFLOWS).flatMap((file) => {
  const {jobs} = read<Workflow>(join(WORKFLOWS, file));
  return Object.values(jobs).flatMap((job) =>
    job.steps.flatMap(({run}) => (run === undefined ? [] : [{file, run}])),
  );
});

test('every npm command that a workflow runs exists', () => {
  const named = steps.flatMap(({run}) =>
    [...run.matchAll(/npm (?:run (?:--silent )?)?([a-z:]+)/g)].map(([, name]) => name),
  );
  const own = named.filter((name) => !['ci', 'install', 'view'].includes(name ?? ''));
  expect(new Set(own)).toEqual(
    new Set([...BUILT_IN, 'build', 'reference:diff', 'lexical:version']),
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(own));
});

test('a push runs the two commands', () => {
  const runs = steps.filter(({file}) => file === 'test.yml').map(({run}) => run);
  expect(runs.some((run) => run === 'npm test')).toBe(true);
  expect(runs.some((run) => run.startsWith('npm start'))).toBe(true);
});

test('no value from outside is put into a script, where it would be run', () => {
  expect(steps.filter(({run}) => run.includes('${{'))).toEqual([]);
});

describe('an issue form', () => {
  test('is there for a wrong page and for a missing answer', () => {
    const names = forms().map(({name}) => name);
    expect(names.sort()).toEqual(['This answer is missing', 'This page is wrong']);
  });

  test('asks for at least three things, each under a name of its own', () => {
    for (const {name, body} of forms()) {
      const ids = body.map(({id}) => id);
      expect(ids.length, name).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });
});

function forms(): Form[] {
  return readdirSync(FORMS)
    .filter((file) => file !== 'config.yml')
    .map((file) => read<Form>(join(FORMS, file)));
}

function read<Content>(file: string): Content {
  return parse(readFileSync(file, 'utf8')) as Content;
}
