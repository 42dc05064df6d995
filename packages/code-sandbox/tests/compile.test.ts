import {describe, expect, test} from 'vitest';

import {compile} from '../src/page/compile';
import {executeModules} from '../src/frame/load-modules';
import {problemOf} from '../src/frame/problem-of';
import {readFromSandbox} from '../src/frame/protocol';

const REGISTRY = {
  'react/jsx-runtime': () =>
    Promise.resolve({jsx: (type: string, props: object) => ({type, props})}),
};

/** Compiles and executes files given as `name: text`, the first of which is the entry. */
function run(files: Record<string, string>): Promise<Record<string, unknown>> {
  const [entry = ''] = Object.keys(files);
  const {program, problems} = compile(
    Object.entries(files).map(([name, text]) => ({name, text})),
    entry,
  );
  if (!program) throw new Error(problems.map(({message}) => message).join());
  return executeModules(program.modules, entry, REGISTRY);
}

describe('edited sources', () => {
  test('may speak of require in strings and comments', async () => {
    const texts = await run({
      'main.ts':
        "// require('a')\nexport const one = \"require('b')\";\nexport const two = `require('c')`;\nexport const three = 'it\\'s require(\"d\")'; /* require('e') */",
    });
    expect(texts).toMatchObject({one: "require('b')", three: 'it\'s require("d")'});
  });

  test('may be TypeScript with JSX in several files that import each other', async () => {
    const {default: App} = await run({
      'App.tsx':
        "import './styles.css';\nimport {word} from './words/word';\nimport type {Props} from './props';\nexport default (props: Props) => <b>{word}</b>;",
      'words/word.ts':
        "import {prefix} from '../prefix';\nexport const word: string = prefix + 'd';",
      'prefix.ts': "export const prefix = 'wor' as const;",
      'styles.css': 'b { color: red }',
    });
    expect((App as () => unknown)()).toEqual({type: 'b', props: {children: 'word'}});
  });

  test('give their styles apart', () => {
    const {program} = compile([{name: 'styles.css', text: 'b {}'}], 'App.tsx');
    expect(program?.styles).toBe('b {}');
  });

  test('with a syntax error name its file and line', () => {
    const {problems} = compile(
      [{name: 'App.tsx', text: 'const a = 1;\n\nconst b = = 2;\n'}],
      'App.tsx',
    );
    expect(problems).toEqual([
      {message: 'Unexpected token', place: {file: 'App.tsx', line: 3}},
    ]);
  });

  test('that throw name the line as it was written', async () => {
    const failing = run({
      'App.tsx': "import {fail} from './fail';\n\nfail();",
      'fail.ts':
        "interface Unused {\n  a: string;\n}\nexport const fail = () => {\n  throw new Error('No');\n};",
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(problemOf(error, ['App.tsx', 'fail.ts'])).toEqual({
      message: 'No',
      place: {file: 'fail.ts', line: 5},
    });
  });

  test('cannot import what the sandbox does not offer', async () => {
    await expect(
      run({'App.ts': "import fs from 'node:fs';\nfs.rm('/');"}),
    ).rejects.toThrow('"node:fs" is not among the packages that can be imported here.');
  });

  test('cannot import a file that is not there', async () => {
    await expect(run({'App.ts': "import {a} from './gone';\na();"})).rejects.toThrow(
      '"./gone", imported by App.ts, is not one of the files.',
    );
  });

  test('that loop without an end are stopped, with the line', async () => {
    const failing = run({'App.ts': 'let turns = 0;\n\nwhile (true) turns++;'});
    const error = await failing.catch((reason: unknown) => reason);
    expect(problemOf(error, ['App.ts'])).toEqual({
      message: 'This loop was stopped: it ran for 2 seconds without a pause.',
      place: {file: 'App.ts', line: 3},
      isEndless: true,
    });
  });

  test('with loops of all kinds do what they say', async () => {
    const {counts} = await run({
      'App.ts': `let a = 0, b = 0, c = 0, d = 0;
for (let i = 0; i < 3; i++) for (let j = 0; j < 4; j++) a++
while (b < 5) b++;
do c++; while (c < 6);
outer: for (const x of [1, 2, 3]) { for (const y in {p: 1}) { if (x > 2) break outer; d += y.length; } }
for (;;) { break }
export const counts = [a, b, c, d];`,
    });
    expect(counts).toEqual([12, 5, 6, 2]);
  });

  test('whose elements end by another tag are not run', () => {
    const {problems} = compile(
      [{name: 'App.tsx', text: 'const a = (\n  <p>\n    <br />\n  </div>\n);'}],
      'App.tsx',
    );
    expect(problems).toEqual([
      {
        message: '<p> ends with </div>; expected </p>.',
        place: {file: 'App.tsx', line: 4},
      },
    ]);
    const text = 'const a = <><A.B><i>1</i></A.B><T<string> x={<b />} /></>;';
    expect(compile([{name: 'App.tsx', text}], 'App.tsx').problems).toEqual([]);
  });

  test('that import an unknown package learn where, and which there are', async () => {
    const failing = run({'App.ts': "\nimport x from 'left-pad';\nx();"});
    const error = await failing.catch((reason: unknown) => reason);
    const {message, place} = problemOf(error, ['App.ts']);
    expect(message).toContain('These are: react/jsx-runtime.');
    expect(place).toEqual({file: 'App.ts', line: 2});
  });
});

test.each([
  null,
  7,
  'x',
  {},
  {type: 'problem', run: 1, problem: null},
  {type: 'log', run: 1},
])('the page takes no notice of a message like %j', (data) => {
  expect(readFromSandbox(data)).toBeUndefined();
});
